import type { Language } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readSettings } from '../settings.ts';
import { textsIn } from '../texts.ts';

export async function readDepositSettings(house: House, language: Language) {
  const { depositsOpen } = await readSettings(house.db);
  const { deposit: depositInfo } = await textsIn(house, language);
  return { allowDeposit: depositsOpen ? ('Y' as const) : ('N' as const), depositInfo };
}

export async function countDeposits(house: House, memberId: bigint): Promise<number> {
  const { count } = await house.db
    .selectFrom('deposits')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['SUCCESS', 'ADJUSTED_SUCCESS'])
    .executeTakeFirstOrThrow();
  return count;
}
