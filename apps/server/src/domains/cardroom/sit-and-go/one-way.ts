import { days } from '@baize/calendar';
import { sitAndGo as rules } from '@baize/games';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { OpenTable } from '../tables/open-table.ts';

/** Chips of one sit-and-go always end with somebody: only who meets again and again is looked at. */
const LEAST_MEETINGS = 3;
const LARGE_STACKS = 2;
/** How much may flow back before it is no one-way street, as a part of what flowed there. */
const FLOWN_BACK = 0.1;
const COUNTED_MS = days(7);

/** What chips of a sit-and-go are worth in money: a stack is an entry. */
export const worthOfChips = ({ sitAndGo }: OpenTable, chips: number): number =>
  Math.floor((chips * sitAndGo!.buyIn) / rules.stack);

/** What the hand that is just over moved; its row is not written yet. */
type Flow = { from: bigint; to: bigint; amount: number };

/** Whether chips went from one to the other, and hardly ever back, in several sit-and-gos of a week. */
export async function oneWayChips(
  tx: Transaction,
  table: OpenTable,
  { from, to, amount }: Flow,
): Promise<{ amount: number; hands: number } | undefined> {
  const since = new Date(table.at - COUNTED_MS);
  const { rows } = await sql<{ there: bigint; back: bigint; hands: number; meetings: number }>`
    with met as (
      select h.table_id,
        (select (s ->> 'won')::bigint - (s ->> 'putIn')::bigint
          from jsonb_array_elements(h.result -> 'seats') s where (s ->> 'seat')::int = a.seat) as a,
        (select (s ->> 'won')::bigint - (s ->> 'putIn')::bigint
          from jsonb_array_elements(h.result -> 'seats') s where (s ->> 'seat')::int = b.seat) as b
      from card_players a
      join card_players b on b.hand_id = a.hand_id and b.member_id = ${to}
      join card_hands h on h.id = a.hand_id
      join card_sit_and_gos g on g.table_id = h.table_id
      where a.member_id = ${from} and h.ended_at >= ${since} and h.state <> 'void'
        and h.currency = ${table.currency} and h.result is not null
        and h.id <> ${table.hand!.id})
    select coalesce(sum(least(-a, b)) filter (where a < 0 and b > 0), 0)::bigint as there,
      coalesce(sum(least(a, -b)) filter (where a > 0 and b < 0), 0)::bigint as back,
      count(*)::int as hands,
      count(distinct table_id) filter (where table_id <> ${table.id})::int as meetings
    from met`.execute(tx);
  const before = rows[0]!;
  const there = Number(before.there) + amount;
  const isMuch = there >= LARGE_STACKS * rules.stack;
  const isBack = Number(before.back) > there * FLOWN_BACK;
  if (before.meetings + 1 < LEAST_MEETINGS || !isMuch || isBack) return undefined;
  return { amount: worthOfChips(table, there), hands: before.hands + 1 };
}
