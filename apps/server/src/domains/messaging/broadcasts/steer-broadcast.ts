import type { messagingBroadcastsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { type Broadcast, lockBroadcast, openRunOf, SEND_JOB } from './broadcast.ts';
import { refuseIncomplete, refuseUnknownVariables } from './check-content.ts';
import { timeOf } from './save-broadcast.ts';

type Input = Output<typeof contract.steerBroadcast.input>;
type Changed = Partial<Pick<Broadcast, 'state' | 'next_at'>>;

/** Whoever sends holds the message while they claim: after this has ended nothing more is claimed. */
export async function steerBroadcast(
  house: House,
  caller: Caller,
  { id, act, version }: Input,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const found = await lockBroadcast(tx, id);
    if (act === 'START' && found.version !== version) refuse('CHANGED_MEANWHILE');
    const changed = await ACTS[act](house, tx, found);
    await tx
      .updateTable('broadcasts')
      .set({ ...changed, updated_at: house.clock.now(), updated_by: caller.operatorId })
      .where('id', '=', found.id)
      .execute();
    if (act === 'START' || act === 'RESUME') await enqueue(tx, SEND_JOB, null, { key: SEND_JOB });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: `messaging.broadcast.${WORDS[act]}`,
      subject: `broadcast:${id}`,
      before: { state: found.state },
      after: { state: changed.state },
      address: caller.address,
    });
  });
  return null;
}

const WORDS = { START: 'started', PAUSE: 'paused', RESUME: 'resumed', STOP: 'stopped' } as const;

type Act = (house: House, tx: Transaction, found: Broadcast) => Promise<Changed>;

const ACTS: Record<Input['act'], Act> = {
  START: async (house, _tx, { state, content }) => {
    if (state !== 'DRAFT') refuse('BROADCAST_STATE');
    refuseUnknownVariables(content);
    await refuseIncomplete(house, content);
    return { state: 'SCHEDULED', next_at: timeOf(house, content) };
  },
  PAUSE: async (_house, _tx, { state }) => {
    if (state !== 'SCHEDULED' && state !== 'SENDING') refuse('BROADCAST_STATE');
    return { state: 'PAUSED' };
  },
  RESUME: async (house, tx, { id, state, content, next_at }) => {
    if (state !== 'PAUSED') refuse('BROADCAST_STATE');
    if (await openRunOf(tx, id)) return { state: 'SENDING' };
    // What should have been sent meanwhile is sent now; what is repeated waits for its next time.
    const isPast = next_at === null || next_at <= house.clock.now();
    const again = isPast && content.repeat !== 'ONCE';
    return { state: 'SCHEDULED', ...(again && { next_at: timeOf(house, content) }) };
  },
  STOP: async (house, tx, { id, state }) => {
    if (state !== 'SCHEDULED' && state !== 'SENDING' && state !== 'PAUSED') {
      refuse('BROADCAST_STATE');
    }
    const run = await openRunOf(tx, id);
    if (run) await dropWaiting(house, tx, run.id);
    return { state: 'STOPPED', next_at: null };
  },
};

async function dropWaiting(house: House, tx: Transaction, runId: bigint): Promise<void> {
  await tx
    .updateTable('broadcast_sends')
    .set({ state: 'SKIPPED', reason: 'STOPPED' })
    .where('run_id', '=', runId)
    .where('state', '=', 'WAITING')
    .execute();
  await tx
    .updateTable('broadcast_runs')
    .set({ finished_at: house.clock.now() })
    .where('id', '=', runId)
    .execute();
}
