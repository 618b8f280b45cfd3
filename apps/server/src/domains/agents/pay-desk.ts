import type { agentsDesk as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAudit } from '../operators/index.ts';
import { brandOf } from '../system/index.ts';
import { BRAND_CURRENCY, postTogether } from '../wallet/index.ts';
import { dayText } from './contract-rows.ts';
import { dayOf, type Period, periodKinds, periodOf } from './days.ts';
import { countTransfers } from './money-sums.ts';
import { payRun, runPeriod, runReasons } from './pay-run.ts';
import { billsOf, type RunKind, writeBills } from './run-bills.ts';

/** Runs a period that was left out. What is not over, or is no period of the kind, is refused. */
export async function startRun(
  house: House,
  caller: Caller,
  { kind, from, to, reason }: Output<typeof contract.startRun.input>,
): Promise<Output<typeof contract.startRun.value>> {
  if (!isOver(house, kind, { from, to })) refuse('PERIOD_NOT_OVER');
  await countTransfers(house);
  const runId = await runPeriod(house, kind, { from, to });
  if (runId === undefined) return { runId: null };
  await begin(house.db, (tx) =>
    audit(house, tx, caller, runId, 'agents.run.started', { kind, from, to, reason }),
  );
  return { runId: String(runId) };
}

function isOver(house: House, kind: RunKind, { from, to }: Period): boolean {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const kinds = kind === 'DIVIDEND' ? periodKinds : (['DAILY'] as const);
  const fits = kinds.some((one) => {
    const period = periodOf(one, to);
    return period.from === from && period.to === to;
  });
  return fits && to < today;
}

/** A run that waits is kept from being approved, or let go again. */
export async function holdRun(
  house: House,
  caller: Caller,
  { runId, isHeld, reason }: Output<typeof contract.holdRun.input>,
): Promise<null> {
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== (isHeld ? 'WAITING' : 'HELD')) refuse('ALREADY_DECIDED');
    const state = isHeld ? 'HELD' : 'WAITING';
    await tx
      .updateTable('pay_runs')
      .set({ state, held_reason: isHeld ? reason : null })
      .where('id', '=', run.id)
      .execute();
    const action = isHeld ? 'agents.run.held' : 'agents.run.released';
    await audit(house, tx, caller, run.id, action, { reason });
  });
  return null;
}

/** A run that waited is paid. */
export async function approveRun(house: House, caller: Caller, runId: string): Promise<null> {
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'WAITING') refuse('ALREADY_DECIDED');
    await tx.updateTable('pay_runs').set({ state: 'PAID' }).where('id', '=', run.id).execute();
    await payRun(house, tx, run);
    await audit(house, tx, caller, run.id, 'agents.run.approved', {});
  });
  return null;
}

/** Everything the run moved is taken back, then counted and paid anew: all of it, or nothing. */
export async function recalculateRun(
  house: House,
  caller: Caller,
  { runId, reason }: { runId: string; reason: string },
): Promise<null> {
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state === 'PAID') await reverse(house, tx, run);
    await closeDisputes(house, tx, run.id);
    const decided = await decisionsOf(tx, run.id);
    await tx.deleteFrom('bills').where('run_id', '=', run.id).execute();
    const attempt = run.attempt + 1;
    await tx.updateTable('pay_runs').set({ attempt }).where('id', '=', run.id).execute();
    const period = { from: dayText(run.period_from)!, to: dayText(run.period_to)! };
    await writeBills(house, tx, run, period, await billsOf(house, tx, run.kind, period));
    await keepDecisions(tx, run.id, decided);
    if (run.state === 'PAID') await payRun(house, tx, { ...run, attempt });
    await audit(house, tx, caller, run.id, 'agents.run.recalculated', { reason, attempt });
  });
  return null;
}

/** What people decided about single bills: refused for a reason of theirs, or held. */
function decisionsOf(tx: Transaction, runId: bigint) {
  return tx
    .selectFrom('bills')
    .select(['receiver_id', 'state', 'reason', 'held_reason'])
    .where('run_id', '=', runId)
    .where((of) =>
      of.or([
        of('held_reason', 'is not', null),
        of.and([of('state', '=', 'REJECTED'), of('reason', '<>', 'ACCOUNT_FROZEN')]),
      ]),
    )
    .execute();
}

/** Another sum is no reason to pay what someone has refused. */
async function keepDecisions(
  tx: Transaction,
  runId: bigint,
  decided: Awaited<ReturnType<typeof decisionsOf>>,
): Promise<void> {
  for (const { receiver_id, state, reason, held_reason } of decided) {
    await tx
      .updateTable('bills')
      .set({ held_reason, ...(state === 'REJECTED' && { state, reason }) })
      .where('run_id', '=', runId)
      .where('receiver_id', '=', receiver_id)
      .execute();
  }
}

/** A bill that is counted again is another bill: who contested it sees the new one. */
async function closeDisputes(house: House, tx: Transaction, runId: bigint): Promise<void> {
  await tx
    .updateTable('bill_disputes')
    .set({ state: 'UPHELD', answer: 'The run was counted again.', decided_at: house.clock.now() })
    .where('run_id', '=', runId)
    .where('state', '=', 'OPEN')
    .execute();
}

async function lockRun(tx: Transaction, runId: string) {
  const run = await tx
    .selectFrom('pay_runs')
    .selectAll()
    .where('id', '=', BigInt(runId))
    .forUpdate()
    .executeTakeFirst();
  return run ?? refuse('NOT_FOUND');
}

type Run = Awaited<ReturnType<typeof lockRun>>;

/** By what the bills say: each gives back what he got and gets back what he gave. */
async function reverse(house: House, tx: Transaction, run: Run): Promise<void> {
  const { rows } = await sql<{ member_id: bigint; net: bigint }>`
    select member_id, sum(net)::bigint as net from (
      select receiver_id as member_id, paid as net from bills where run_id = ${run.id}
      union all
      select payer_id, coalesce((calculation ->> 'covered')::bigint, 0) - paid from bills
      where run_id = ${run.id} and payer_id is not null) moved
    group by 1 having sum(net) <> 0 order by 1`.execute(tx);
  const transfers = rows.map(({ member_id, net }) => ({
    ...({ memberId: member_id, purpose: 'cash', currency: BRAND_CURRENCY } as const),
    ...({ counter: 'agents', amount: -net, reason: runReasons[run.kind] } as const),
    key: `#run.${run.id}.${run.attempt}.reversed`,
  }));
  await postTogether(tx, transfers, house.clock.now());
}

async function audit(
  house: House,
  tx: Transaction,
  caller: Caller,
  runId: bigint,
  action: string,
  after: object,
): Promise<void> {
  await recordAudit(house, tx, {
    ...{ actor: `operator:${caller.operatorId}`, action, subject: `pay-run:${runId}` },
    ...{ after, address: caller.address },
  });
}
