import type { Period } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';

type Db = Database | Transaction;

/** Valid bets of some members in a period of the platform's days, both ends included. */
export async function playedIn(
  db: Db,
  memberIds: readonly bigint[],
  { from, to }: Period,
): Promise<(memberId: bigint) => Money> {
  const { rows } = await sql<{ member_id: bigint; played: bigint }>`
    select member_id, sum(valid_bet)::bigint as played from loyalty_plays
    where member_id = any(${memberIds.map(String)}::bigint[]) and day between ${from}::date and ${to}::date
    group by member_id`.execute(db);
  const sums = new Map(rows.map(({ member_id, played }) => [member_id, played]));
  return (memberId) => sums.get(memberId) ?? 0n;
}

/** What some members ever paid in. */
export async function depositsOf(
  db: Db,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Money> {
  if (memberIds.length === 0) return () => 0n;
  const { rows } = await sql<{ member_id: bigint; paid: bigint }>`
    select member_id, sum(amount)::bigint as paid from promoted_deposits
    where member_id = any(${memberIds.map(String)}::bigint[]) group by member_id`.execute(db);
  const sums = new Map(rows.map(({ member_id, paid }) => [member_id, paid]));
  return (memberId) => sums.get(memberId) ?? 0n;
}
