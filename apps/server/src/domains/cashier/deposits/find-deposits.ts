import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { usernamesOf } from '../../members/index.ts';
import { beginningWith, type Finder, MAX_HITS, numberIn } from '../../operators/index.ts';
import type { Deposit } from '../tables.ts';
import { maskReference } from './mask-reference.ts';

/** A deposit by its number or by the bank's reference of the payment that it was credited for. */
export const findDeposits: Finder = {
  right: 'cashier.read',
  find: async (house, _caller, words) => {
    const rows = await depositsAsked(house, words);
    const names = await usernamesOf(
      house.reports,
      rows.map(({ member_id }) => member_id),
    );
    return rows.map((row) => ({
      kind: 'deposit' as const,
      id: String(row.id),
      name: `D-${row.id}`,
      note: [names.get(row.member_id), row.external_id].filter(Boolean).join(' · '),
      state: row.state,
      amount: row.credited ?? row.shown,
      currency: null,
      at: row.created_at.getTime(),
    }));
  },
};

async function depositsAsked(house: House, words: string): Promise<Deposit[]> {
  const deposits = house.reports.selectFrom('deposits').selectAll();
  const id = numberIn(words, 'D');
  const numbered = id === undefined ? [] : await deposits.where('id', '=', id).execute();
  if (words.length < MIN_LETTERS) return numbered;
  const paid = await deposits
    .where('external_id', 'is not', null)
    .where(beginsWith(house, words))
    .orderBy('id', 'desc')
    .limit(MAX_HITS)
    .execute();
  return [...numbered, ...paid.filter((one) => one.id !== id)].slice(0, MAX_HITS);
}

/** Money that arrived, by the bank's reference: also what nobody was credited with yet. */
export const findPayments: Finder = {
  right: 'cashier.read',
  find: async (house, _caller, words) => {
    if (words.length < MIN_LETTERS) return [];
    const rows = await house.reports
      .selectFrom('deposit_payments')
      .selectAll()
      .where('removed_at', 'is', null)
      .where(beginsWith(house, words))
      .orderBy('id', 'desc')
      .limit(MAX_HITS)
      .execute();
    return rows.map((row) => ({
      kind: 'payment' as const,
      id: String(row.id),
      name: row.external_id,
      note: [row.channel, row.deposit_id && `D-${row.deposit_id}`].filter(Boolean).join(' · '),
      state: row.matched_at === null ? 'held' : 'credited',
      amount: row.amount,
      currency: null,
      at: row.arrived_at.getTime(),
    }));
  },
};

const MIN_LETTERS = 3;

/** The bank's reference begins so, in whatever case; one with a card's number is known only whole. */
export function beginsWith(house: House, reference: string) {
  const pattern = beginningWith(maskReference(house, reference));
  return sql<boolean>`lower(external_id) like lower(${pattern})`;
}
