import { addDays, dayOf, type Period, periodKinds, periodOf, startOfDay } from '@baize/calendar';
import type { agentsPayOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import { dayText } from '../contracts/contract-rows.ts';
import { counting } from '../contracts/counting.ts';
import { countUpTo } from '../sums/counted.ts';
import { payRun, runPeriod } from './pay-run.ts';
import { billsOf, type RunKind, writeBills } from './run-bills.ts';

/** Runs a period that was left out. What is not over, or is no period of the kind, is refused. */
export async function startRun(
  house: House,
  caller: Caller,
  { kind, from, to, reason }: Output<typeof contract.startRun.input>,
): Promise<Output<typeof contract.startRun.value>> {
  if (!isOver(house, kind, { from, to })) refuse('PERIOD_NOT_OVER');
  await expectWhole(house, to);
  const runId = await runPeriod(house, kind, { from, to });
  if (runId === undefined) return { runId: null };
  await begin(house.db, (tx) =>
    recordOnRun(house, tx, caller, runId, 'agents.run.started', { kind, from, to, reason }),
  );
  return { runId: String(runId) };
}

/** Whoever runs it by hand is told to wait while something of the period is not counted yet. */
async function expectWhole(house: House, to: string): Promise<void> {
  const endsAt = startOfDay(addDays(to, 1), brandOf(house).timeZoneOffsetMinutes);
  const behind = await countUpTo(house, counting, endsAt);
  if (behind.length > 0) refuse('SUMS_BEHIND', { value: { behind } });
}

/** Whether it is a period of the kind that has begun: what a run can be looked at for. */
export function hasBegun(house: House, kind: RunKind, period: Period): boolean {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return isPeriod(kind, period) && period.from <= today;
}

function isOver(house: House, kind: RunKind, { from, to }: Period): boolean {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return isPeriod(kind, { from, to }) && to < today;
}

function isPeriod(kind: RunKind, { from, to }: Period): boolean {
  const kinds = kind === 'DIVIDEND' ? periodKinds : (['DAILY'] as const);
  return kinds.some((one) => {
    const period = periodOf(one, to);
    return period.from === from && period.to === to;
  });
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
    await recordOnRun(house, tx, caller, run.id, action, { reason });
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
    await recordOnRun(house, tx, caller, run.id, 'agents.run.approved', {});
  });
  return null;
}

/** Counted anew; what comes out otherwise than before is moved, all of it or nothing. */
export async function recalculateRun(
  house: House,
  caller: Caller,
  { runId, reason }: { runId: string; reason: string },
): Promise<null> {
  const { period_to } = await begin(house.db, (tx) => lockRun(tx, runId));
  await expectWhole(house, dayText(period_to)!);
  await begin(house.db, async (tx) => {
    const run = await lockRun(tx, runId);
    const moved = run.state === 'PAID' ? await movedBy(tx, run.id) : new Map();
    await closeDisputes(house, tx, run.id);
    const decided = await decisionsOf(tx, run.id);
    const due = await tx
      .selectFrom('bills')
      .select(['contract_id', 'due_at'])
      .where('run_id', '=', run.id)
      .execute();
    await tx.deleteFrom('bills').where('run_id', '=', run.id).execute();
    const attempt = run.attempt + 1;
    await tx.updateTable('pay_runs').set({ attempt }).where('id', '=', run.id).execute();
    const period = { from: dayText(run.period_from)!, to: dayText(run.period_to)! };
    await writeBills(house, tx, run, await billsOf(house, tx, run.kind, period));
    await restoreDecisions(tx, run.id, decided);
    await restoreDueDates(tx, run.id, due);
    if (run.state === 'PAID') await payRun(house, tx, { ...run, attempt }, moved);
    await recordOnRun(house, tx, caller, run.id, 'agents.run.recalculated', { reason, attempt });
  });
  return null;
}

/** What people decided about single bills: refused for a reason of theirs, or held. */
function decisionsOf(tx: Transaction, runId: bigint) {
  return tx
    .selectFrom('bills')
    .select(['contract_id', 'state', 'reason', 'held_reason'])
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
async function restoreDecisions(
  tx: Transaction,
  runId: bigint,
  decided: Awaited<ReturnType<typeof decisionsOf>>,
): Promise<void> {
  for (const { contract_id, state, reason, held_reason } of decided) {
    await tx
      .updateTable('bills')
      .set({ held_reason, ...(state === 'REJECTED' && { state, reason }) })
      .where('run_id', '=', runId)
      .where('contract_id', '=', contract_id)
      .execute();
  }
}

/** A debt grows no younger by being counted again. */
async function restoreDueDates(
  tx: Transaction,
  runId: bigint,
  due: readonly { contract_id: bigint; due_at: Date | null }[],
): Promise<void> {
  await sql`update bills b set due_at = w.due_at
    from unnest(${due.map(({ contract_id }) => String(contract_id))}::bigint[],
      ${due.map(({ due_at }) => due_at?.toISOString() ?? null)}::timestamptz[]) w (contract_id, due_at)
    where b.run_id = ${runId} and b.contract_id = w.contract_id`.execute(tx);
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

/** What a run has moved, by what its bills say: what each got, less what they gave. */
async function movedBy(tx: Transaction, runId: bigint): Promise<Map<bigint, Money>> {
  const { rows } = await sql<{ member_id: bigint; net: bigint }>`
    select member_id, sum(net)::bigint as net from (
      select receiver_id as member_id, paid as net from bills where run_id = ${runId}
      union all
      select payer_id, coalesce((calculation ->> 'covered')::bigint, 0) - paid from bills
      where run_id = ${runId} and payer_id is not null) moved
    group by 1 having sum(net) <> 0 order by 1`.execute(tx);
  return new Map(rows.map(({ member_id, net }) => [member_id, net]));
}

async function recordOnRun(
  house: House,
  tx: Transaction,
  caller: Caller,
  runId: bigint,
  action: string,
  after: object,
): Promise<void> {
  await recordAudit(house, tx, {
    actor: `operator:${caller.operatorId}`,
    action,
    subject: `pay-run:${runId}`,
    after,
    address: caller.address,
  });
}
