import { loyaltyMallOperator as contract, type Language, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { hasTickets } from '../../promotions/index.ts';
import type { GoodRow } from '../tables.ts';

export type Content = Output<typeof contract.good>;
export type Good = Omit<GoodRow, 'content'> & { content: Content };

export const readGood = (row: GoodRow): Good => ({
  ...row,
  content: z.parse(contract.good, row.content),
});

export async function findGood(db: Database | Transaction, id: string): Promise<Good | undefined> {
  const row = await db
    .selectFrom('mall_goods')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  return row && readGood(row);
}

/** In the reader's language, else in English, else in whichever there is. */
export function wordsOf({ words }: Content, language: Language): { name: string; text: string } {
  return words[language] ?? words.EN ?? Object.values(words)[0] ?? { name: '', text: '' };
}

/** Tickets of a campaign that has ended are of no use to anyone. */
export const isOnSale = (house: House, { is_open, content }: Good): boolean =>
  is_open &&
  (content.kind !== 'TICKETS' ||
    (content.campaignId !== null && hasTickets(house, content.campaignId)));
