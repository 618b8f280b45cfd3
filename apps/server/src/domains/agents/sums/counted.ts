import { sql } from 'kysely';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { Listener } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { countTransfers } from './money-sums.ts';

/** Who counts settled bets: later wings count too, so the caller hands in whom they rely on. */
export type Counting = readonly Listener<'bet.settled' | 'bet.voided'>[];

/**
 * Counts at once what was settled and posted so far. Answers what still misses something from before
 * an instant; where that is nothing, sums up to the instant are whole.
 */
export async function countUpTo(house: House, counting: Counting, before: Date): Promise<string[]> {
  const behind = await catchUp(house, counting, before);
  await countTransfers(house);
  const { rows } = await sql`select 1 from counted_transfers
    where id > (select after_id from transfer_cursor) and at < ${before} limit 1`.execute(
    house.work,
  );
  return rows.length > 0 ? [...behind, 'agents.transfers'] : behind;
}

/** Before something ends, as far as it can be done at once: nobody is kept waiting for it. */
export async function countNow(house: House, counting: Counting): Promise<void> {
  try {
    const behind = await countUpTo(house, counting, house.clock.now());
    if (behind.length > 0) house.log.warn({ behind }, 'sums of agents lag');
  } catch (err) {
    house.log.warn({ err }, 'sums of agents could not be brought up to now');
  }
}

/** A run over sums that lag would pay too little for good: it is not begun, and the job comes again. */
export async function expectCounted(house: House, counting: Counting, before: Date): Promise<void> {
  const behind = await countUpTo(house, counting, before);
  if (behind.length === 0) return;
  house.log.warn({ behind, before }, 'a pay run waits until everything before it is counted');
  throw new Error(`A pay run waits for ${behind.join(', ')}`);
}
