import type { Period } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import {
  BRAND_CURRENCY,
  lockCashOfAll,
  postTogether,
  type Reason,
  type Transfer,
} from '../../wallet/index.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { frozenOf } from '../tree/frozen.ts';
import { type Claim, netOfRun, payCascade } from './cascade.ts';
import { billsOf, type RunKind, writeBills } from './run-bills.ts';

export const runReasons: Record<RunKind, Reason> = {
  DIVIDEND: 'DIVIDEND',
  DAILY: 'DAILY_SALARY',
  HOURLY: 'HOURLY_SALARY',
};

/**
 * One run, in one transaction: who comes second finds it there and does nothing. Answers its id, or
 * undefined where nobody has a contract for such a period.
 */
export async function runPeriod(
  house: House,
  kind: RunKind,
  period: Period,
): Promise<bigint | undefined> {
  return begin(house.work, async (tx) => {
    const done = await findRun(tx, kind, period);
    if (done && !(await forgetAhead(tx, done, house.clock.now()))) return done;
    const bills = await billsOf(house, tx, kind, period);
    if (bills.length === 0) return undefined;
    const settings = await agentSettings(tx);
    const mustWait = kind === 'DIVIDEND' ? settings.approveDividends : settings.approveDaily;
    const run = await tx
      .insertInto('pay_runs')
      .values({
        kind,
        period_from: period.from,
        period_to: period.to,
        state: mustWait ? 'WAITING' : 'PAID',
        at: house.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'attempt'])
      .executeTakeFirst();
    if (!run) return findRun(tx, kind, period);
    await writeBills(house, tx, { id: run.id, kind }, bills);
    if (!mustWait) await payRun(house, tx, { ...run, kind });
    return run.id;
  });
}

async function findRun(tx: Transaction, kind: RunKind, { from, to }: Period) {
  const run = await tx
    .selectFrom('pay_runs')
    .select('id')
    .where('kind', '=', kind)
    .where('period_from', '=', from)
    .where('period_to', '=', to)
    .executeTakeFirst();
  return run?.id;
}

/** A run that paid nothing, made while the clock stood later than now, saw none of what came since. */
async function forgetAhead(tx: Transaction, runId: bigint, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: bigint }>`select r.id from pay_runs r
    where r.id = ${runId} and r.at > ${now} and r.state = 'PAID'
      and not exists (select 1 from bills b where b.run_id = r.id and b.paid > 0)
    for update`.execute(tx);
  if (rows.length === 0) return false;
  await tx.deleteFrom('bills').where('run_id', '=', runId).execute();
  await tx.deleteFrom('pay_runs').where('id', '=', runId).execute();
  return true;
}

type Run = { id: bigint; attempt: number; kind: RunKind };

/**
 * Pays what a run owes: the company's share, and the cascade below it. What an earlier count of it has
 * moved counts as given back, so that only the difference is moved.
 */
export async function payRun(
  house: House,
  tx: Transaction,
  run: Run,
  earlier: ReadonlyMap<bigint, Money> = new Map(),
): Promise<void> {
  const isManual = isManualKind(await agentSettings(tx), run.kind);
  const now = house.clock.now();
  await sql`update bills set due_at = coalesce(due_at, ${now}) where run_id = ${run.id}`.execute(
    tx,
  );
  const bills = await tx
    .selectFrom('bills')
    .select(['id', 'receiver_id', 'payer_id', 'gross'])
    .select(
      sql<boolean>`coalesce((calculation #>> '{terms,isManual}')::boolean, false)`.as('manual'),
    )
    .where('run_id', '=', run.id)
    .where('state', '<>', 'REJECTED')
    .where('held_reason', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const claims = bills.map(({ id, receiver_id, payer_id, gross, manual }) => ({
    id,
    receiver: receiver_id,
    payer: payer_id,
    gross,
    isManual: isManual || manual,
  }));
  const moved = new Map<bigint, Money>();
  const wallets = await walletsOf(tx, claims, [...earlier.keys()]);
  const holds = (who: bigint) => {
    const held = (wallets.get(who) ?? 0n) - (earlier.get(who) ?? 0n) + lower(moved.get(who) ?? 0n);
    return held > 0n ? held : 0n;
  };
  const received = new Map<bigint, Money>();
  for (const layer of layersOf(claims)) {
    const paid = payCascade(layer, holds);
    for (const who of new Set([...paid.received.keys(), ...paid.given.keys()]))
      moved.set(who, (moved.get(who) ?? 0n) + netOfRun(paid, who));
    for (const { id, receiver } of layer) received.set(id, paid.received.get(receiver) ?? 0n);
  }
  for (const [who, amount] of earlier) moved.set(who, (moved.get(who) ?? 0n) - amount);
  await postTogether(tx, transfersOf(run, moved), now);
  await markManual(
    tx,
    claims.filter(({ isManual }) => isManual).map(({ id }) => id),
  );
  await recordPaid(tx, run.id, received);
}

type BillClaim = Claim<bigint> & { id: bigint };

/** Whoever has two bills, of an upline they left and of their new one, stands in two cascades. */
function layersOf(claims: readonly BillClaim[]): BillClaim[][] {
  const layers: BillClaim[][] = [];
  const seen = new Map<bigint, number>();
  for (const claim of claims) {
    const layer = seen.get(claim.receiver) ?? 0;
    seen.set(claim.receiver, layer + 1);
    layers[layer] = [...(layers[layer] ?? []), claim];
  }
  return layers;
}

/** What a wallet has lost to an earlier cascade is gone; what it got there is not lent on. */
const lower = (moved: Money) => (moved < 0n ? moved : 0n);

function isManualKind(settings: AgentSettings, kind: RunKind): boolean {
  const { manualDividends, manualDaily, manualHourly } = settings;
  return { DIVIDEND: manualDividends, DAILY: manualDaily, HOURLY: manualHourly }[kind];
}

/** Whoever pays or is paid is locked at once, so that no two runs wait for each other. */
async function walletsOf(
  tx: Transaction,
  claims: readonly { receiver: bigint; payer: bigint | null }[],
  others: readonly bigint[],
): Promise<Map<bigint, Money>> {
  const payers = claims.flatMap(({ payer }) => payer ?? []);
  const held = await lockCashOfAll(
    tx,
    [...new Set([...payers, ...claims.map(({ receiver }) => receiver), ...others])],
    BRAND_CURRENCY,
  );
  for (const payer of await frozenOf(tx, payers)) held.set(payer, 0n);
  return held;
}

function transfersOf({ id, attempt, kind }: Run, moved: Map<bigint, Money>): Transfer[] {
  const key = `#run.${id}.${attempt}${attempt > 1 ? '.corrected' : ''}`;
  return [...moved]
    .filter(([, amount]) => amount !== 0n)
    .map(([memberId, amount]) => ({
      memberId,
      purpose: 'cash',
      currency: BRAND_CURRENCY,
      counter: 'agents',
      amount,
      reason: runReasons[kind],
      key,
    }));
}

async function recordPaid(
  tx: Transaction,
  runId: bigint,
  received: ReadonlyMap<bigint, Money>,
): Promise<void> {
  const rows = [...received];
  await sql`update bills b set paid = w.paid
    from unnest(${rows.map(([id]) => String(id))}::bigint[], ${rows.map(([, paid]) => String(paid))}::bigint[])
      w (id, paid)
    where b.id = w.id and b.run_id = ${runId}`.execute(tx);
  await settleStates(tx, runId);
}

/** Who pays on their own, some other time, is not short of anything yet. */
async function markManual(tx: Transaction, billIds: readonly bigint[]): Promise<void> {
  await sql`update bills set calculation = calculation || '{"isManual": true}'
    where id = any(${billIds.map(String)}::bigint[])`.execute(tx);
}

/** What everyone owes follows from the bills below their own, and a bill's state from its numbers. */
export async function settleStates(tx: Transaction, runId: bigint): Promise<void> {
  await sql`update bills b set owed = coalesce(d.owed, 0), owed_paid = coalesce(d.paid, 0)
    from bills own left join (
      select payer_id, sum(case state when 'REJECTED' then paid else gross end) as owed, sum(paid) as paid
      from bills where run_id = ${runId} and payer_id is not null and held_reason is null
      group by 1) d on d.payer_id = own.receiver_id and not exists (
        select 1 from bills first where first.run_id = ${runId}
          and first.receiver_id = own.receiver_id and first.id < own.id)
    where own.run_id = ${runId} and b.id = own.id`.execute(tx);
  await sql`update bills set state = case
      when owed_paid < owed and exists (select 1 from bills below where below.run_id = ${runId}
        and below.payer_id = bills.receiver_id and below.held_reason is null
        and below.state <> 'REJECTED' and below.paid < below.gross
        and below.calculation -> 'isManual' is null) then 'INSUFFICIENT'
      when gross = 0 and owed = 0 then 'NOT_REACHED'
      when paid = gross then 'PAID'
      when paid > 0 then 'PART_PAID'
      else 'PAYABLE' end
    where run_id = ${runId} and state <> 'REJECTED' and held_reason is null`.execute(tx);
}
