import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import {
  BRAND_CURRENCY,
  lockCashOfAll,
  postTogether,
  type Reason,
  type Transfer,
} from '../wallet/index.ts';
import { netOfRun, type Paid, payCascade } from './cascade.ts';
import type { Period } from './days.ts';
import { billsOf, frozenOf, type RunKind, writeBills } from './run-bills.ts';
import { type AgentSettings, agentSettings } from './settings.ts';

export const runReasons: Record<RunKind, Reason> = {
  ...{ DIVIDEND: 'DIVIDEND', DAILY: 'DAILY_SALARY', HOURLY: 'HOURLY_SALARY' },
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
        ...{ kind, period_from: period.from, period_to: period.to },
        ...{ state: mustWait ? 'WAITING' : 'PAID', at: house.clock.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'attempt'])
      .executeTakeFirst();
    if (!run) return findRun(tx, kind, period);
    await writeBills(house, tx, { id: run.id, kind }, period, bills);
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

/** Pays what a run owes: the company's share, and the cascade below it. */
export async function payRun(house: House, tx: Transaction, run: Run): Promise<void> {
  const isManual = isManualKind(await agentSettings(tx), run.kind);
  const bills = await tx
    .selectFrom('bills')
    .select(['receiver_id', 'payer_id', 'gross'])
    .select(
      sql<boolean>`coalesce((calculation #>> '{terms,isManual}')::boolean, false)`.as('manual'),
    )
    .where('run_id', '=', run.id)
    .where('state', '<>', 'REJECTED')
    .where('held_reason', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const claims = bills.map(({ receiver_id, payer_id, gross, manual }) => ({
    ...{ receiver: receiver_id, payer: payer_id, gross, isManual: isManual || manual },
  }));
  const wallets = await walletsOf(tx, claims);
  const paid = payCascade(claims, (payer) => wallets.get(payer) ?? 0n);
  await postTogether(tx, transfersOf(run, paid), house.clock.now());
  await keepPaid(tx, run.id, paid);
}

function isManualKind(settings: AgentSettings, kind: RunKind): boolean {
  const { manualDividends, manualDaily, manualHourly } = settings;
  return { DIVIDEND: manualDividends, DAILY: manualDaily, HOURLY: manualHourly }[kind];
}

/** Whoever pays or is paid is locked at once, so that no two runs wait for each other. */
async function walletsOf(
  tx: Transaction,
  claims: readonly { receiver: bigint; payer: bigint | null }[],
): Promise<Map<bigint, Money>> {
  const payers = claims.flatMap(({ payer }) => payer ?? []);
  const held = await lockCashOfAll(
    tx,
    [...new Set([...payers, ...claims.map(({ receiver }) => receiver)])],
    BRAND_CURRENCY,
  );
  for (const payer of await frozenOf(tx, payers)) held.set(payer, 0n);
  return held;
}

function transfersOf({ id, attempt, kind }: Run, paid: Paid<bigint>): Transfer[] {
  const everyone = [...new Set([...paid.received.keys(), ...paid.given.keys()])];
  return everyone
    .map((memberId) => ({ memberId, amount: netOfRun(paid, memberId) }))
    .filter(({ amount }) => amount !== 0n)
    .map(({ memberId, amount }) => ({
      ...{ memberId, purpose: 'cash', currency: BRAND_CURRENCY, counter: 'agents', amount },
      ...{ reason: runReasons[kind], key: `#run.${id}.${attempt}` },
    }));
}

async function keepPaid(tx: Transaction, runId: bigint, { received }: Paid<bigint>): Promise<void> {
  const rows = [...received];
  await sql`update bills b set paid = w.paid
    from unnest(${rows.map(([id]) => String(id))}::bigint[], ${rows.map(([, paid]) => String(paid))}::bigint[])
      w (member_id, paid)
    where b.run_id = ${runId} and b.receiver_id = w.member_id and b.state <> 'REJECTED'
      and b.held_reason is null`.execute(tx);
  await settleStates(tx, runId);
}

/** What everyone owes follows from the bills below his own, and a bill's state from its numbers. */
export async function settleStates(tx: Transaction, runId: bigint): Promise<void> {
  await sql`update bills b set owed = coalesce(d.owed, 0), owed_paid = coalesce(d.paid, 0)
    from bills own left join (
      select payer_id, sum(case state when 'REJECTED' then paid else gross end) as owed, sum(paid) as paid
      from bills where run_id = ${runId} and payer_id is not null and held_reason is null
      group by 1) d on d.payer_id = own.receiver_id
    where own.run_id = ${runId} and b.id = own.id`.execute(tx);
  await sql`update bills set state = case
      when owed_paid < owed then 'INSUFFICIENT'
      when gross = 0 then 'NOT_REACHED'
      when paid = gross then 'PAID'
      when paid > 0 then 'PART_PAID'
      else 'PAYABLE' end
    where run_id = ${runId} and state <> 'REJECTED' and held_reason is null`.execute(tx);
}
