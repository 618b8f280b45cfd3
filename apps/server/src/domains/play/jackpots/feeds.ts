import type { Day } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';

type Fed = { memberId: bigint; stake: Money };

/** Whose stakes fed the pots, so that a statement can name them: in the transaction that grows the pots. */
export async function keepFeeds(tx: Transaction, day: Day, fed: readonly Fed[]): Promise<void> {
  await sql`insert into jackpot_feeds as k (kind, starts_on, member_id, stake)
    select kind, date_trunc(kind, ${day}::date)::date, member_id, sum(stake)
    from unnest(${fed.map(({ memberId }) => memberId)}::bigint[],
      ${fed.map(({ stake }) => stake)}::bigint[]) f (member_id, stake),
      unnest(array['day', 'month', 'quarter', 'year']) kind group by 1, 2, 3
    on conflict (kind, starts_on, member_id) do update set stake = k.stake + excluded.stake`.execute(
    tx,
  );
}
