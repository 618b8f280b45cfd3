import { dayOf } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import type { SettledNews } from '../sums/bet-sums.ts';
import { placesOf } from '../tree/places.ts';
import type { PlanAt } from './rebate-plans.ts';

type Row = { day: string; memberId: bigint; path: string; validBet: bigint };

/** Adds what was bet under the fixed plan, and takes out what is void of it, on the day it is heard. */
export async function recordFixedBets(
  house: House,
  tx: Transaction,
  events: readonly SettledNews[],
  planAt: PlanAt,
): Promise<void> {
  const placeAt = await placesOf(
    tx,
    events.map(({ payload }) => payload.memberId),
  );
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const rows = events.flatMap(({ name, payload, at }): Row[] => {
    const { memberId, before, placedAt, validBet } = payload;
    const row = (when: Date, units: bigint): Row[] => {
      const path = placeAt(memberId, when);
      const isFixed = planAt(when) === 'FIXED3' && path !== undefined && units !== 0n;
      return isFixed ? [{ day: dayOf(at, offset), memberId, path, validBet: units }] : [];
    };
    const gone =
      before?.state === 'settled' ? row(before.settledAt ?? placedAt, -before.validBet) : [];
    return [...gone, ...(name === 'bet.settled' ? row(at, validBet) : [])];
  });
  if (rows.length > 0) await writeFixedBets(tx, rows);
}

async function writeFixedBets(tx: Transaction, rows: readonly Row[]): Promise<void> {
  await sql`insert into fixed_bets (day, member_id, path, valid_bet)
    select day, member_id, path, sum(units) from unnest(${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ memberId }) => String(memberId))}::bigint[], ${rows.map(({ path }) => path)}::text[],
      ${rows.map(({ validBet }) => String(validBet))}::bigint[]) w (day, member_id, path, units)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, member_id, path) do update
    set valid_bet = fixed_bets.valid_bet + excluded.valid_bet`.execute(tx);
}

export type FixedBet = { member_id: bigint; path: string; valid_bet: bigint };

export async function fixedBetsOf(tx: Transaction, day: string): Promise<FixedBet[]> {
  return tx
    .selectFrom('fixed_bets')
    .select(['member_id', 'path', 'valid_bet'])
    .where('day', '=', day)
    .where('valid_bet', '<>', 0n)
    .execute();
}
