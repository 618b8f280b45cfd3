import { type Day, dayOf } from '@baize/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { listen } from '../../../platform/events.ts';
import { chainOf, kindOf } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';

export type Counted = { path: string; day: Day; amount: bigint };

/** Who registers counts for themselves and everyone above, on that day, wherever they go later. */
export const registrations = listen({
  name: 'agents.registrations',
  events: ['member.registered'],
  handle: async (tx, events, house) => {
    const offset = brandOf(house).timeZoneOffsetMinutes;
    const came = events
      .filter(({ payload }) => kindOf(payload.type) !== 'trial')
      .map(({ payload, at }) => ({ path: payload.path, day: dayOf(at, offset), amount: 0n }));
    await addToCounts(tx, 'REGISTERED', came);
  },
});

export async function addToCounts(
  tx: Transaction,
  what: 'REGISTERED' | 'FIRST_DEPOSIT',
  counted: readonly Counted[],
): Promise<void> {
  const up = counted.flatMap((one) => chainOf(one).map((leader) => ({ ...one, leader })));
  if (up.length === 0) return;
  await sql`insert into team_counts (member_id, day, what, times, amount)
    select member_id, day, ${what}, count(*), sum(amount)
    from unnest(${up.map(({ leader }) => String(leader))}::bigint[], ${up.map(({ day }) => day)}::date[],
      ${up.map(({ amount }) => String(amount))}::bigint[]) w (member_id, day, amount)
    group by 1, 2 order by 1, 2
    on conflict (member_id, day, what) do update
    set times = team_counts.times + excluded.times, amount = team_counts.amount + excluded.amount`.execute(
    tx,
  );
}
