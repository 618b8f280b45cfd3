import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { brandOf } from '../system/index.ts';
import {
  BRAND_CURRENCY,
  lockCash,
  postTogether,
  type Reason,
  type Transfer,
} from '../wallet/index.ts';
import { type Amount, dailyPay, dividendPay, hourlyPay } from './bill-amounts.ts';
import { netOfRun, type Paid, payCascade } from './cascade.ts';
import { type Measured, measure } from './closing.ts';
import { type Contract, readContract, writtenTerms } from './contract-rows.ts';
import { addDays, dayOf, type Period, periodKinds, periodOf, startOf } from './days.ts';
import { countTransfers } from './money-sums.ts';
import { agentSettings } from './settings.ts';

export type RunKind = 'DIVIDEND' | 'DAILY' | 'HOURLY';

export const runReasons: Record<RunKind, Reason> = {
  ...{ DIVIDEND: 'DIVIDEND', DAILY: 'DAILY_SALARY', HOURLY: 'HOURLY_SALARY' },
};

/** Yesterday's salaries: what depends on them runs after. */
export async function runSalaries(house: House): Promise<void> {
  await countTransfers(house);
  const day = yesterday(house);
  for (const kind of ['DAILY', 'HOURLY'] as const)
    await runPeriod(house, kind, { from: day, to: day });
}

/** The dividends of every period that ended yesterday. */
export async function runDividends(house: House): Promise<void> {
  await countTransfers(house);
  const day = yesterday(house);
  for (const kind of periodKinds) {
    const period = periodOf(kind, day);
    if (period.to === day) await runPeriod(house, 'DIVIDEND', period);
  }
}

function yesterday(house: House): string {
  return addDays(dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes), -1);
}

/** One run, in one transaction: who comes second finds it there and does nothing. */
async function runPeriod(house: House, kind: RunKind, period: Period): Promise<void> {
  await begin(house.work, async (tx) => {
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
    if (!run) return;
    const bills = await billsOf(house, tx, kind, period);
    await writeBills(house, tx, run.id, kind, period, bills);
    if (!mustWait) await payRun(house, tx, { ...run, kind });
  });
}

export type NewBill = {
  contract: Contract;
  amount: Amount;
  isFrozen: boolean;
};

/** Everyone's bill of a period, by the terms in force at its end. */
export async function billsOf(
  house: House,
  tx: Transaction,
  kind: RunKind,
  period: Period,
): Promise<NewBill[]> {
  const { salesUnit } = await agentSettings(tx);
  const contracts = await contractsOf(house, tx, kind, period);
  const frozen = await frozenOf(
    tx,
    contracts.map(({ receiver_id }) => receiver_id),
  );
  const bills: NewBill[] = [];
  for (const contract of contracts) {
    const closed = contract.closing as Measured | null;
    const measured = closed ?? (await measure(tx, contract, period));
    const figures = await measuresOf(tx, contract, period, measured);
    const amount =
      kind === 'DAILY'
        ? dailyPay(contract.terms, figures, salesUnit)
        : kind === 'HOURLY'
          ? hourlyPay(contract.terms, figures)
          : dividendPay(contract.terms, figures);
    const { carryOut, calculation } = amount;
    const terms = JSON.parse(writtenTerms(contract.terms));
    const known = { ...measured, ...calculation, carryOut: String(carryOut), terms };
    bills.push({
      ...{ contract, isFrozen: frozen.has(contract.receiver_id) },
      amount: { ...amount, calculation: known },
    });
  }
  return bills;
}

async function contractsOf(house: House, tx: Transaction, kind: RunKind, period: Period) {
  const endsAt = startOf(addDays(period.to, 1), brandOf(house).timeZoneOffsetMinutes);
  const startsAt = startOf(period.from, brandOf(house).timeZoneOffsetMinutes);
  const rows = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('effective_on', '<=', period.to)
    .where((of) =>
      of.or([
        of('ended_at', 'is', null),
        of('ended_at', '>=', endsAt),
        of.and([of('state', '=', 'TERMINATED'), of('ended_at', '>=', startsAt)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const all = rows
    .map(readContract)
    .filter(({ terms }) => kind !== 'DIVIDEND' || fits(terms, period));
  const running = all.filter(({ ended_at }) => ended_at === null || ended_at >= endsAt);
  // Who signed anew before the end is billed for the whole period by the new terms.
  const hasRunning = new Set(running.map(({ receiver_id }) => receiver_id));
  const closed = all.filter((one) => !running.includes(one) && !hasRunning.has(one.receiver_id));
  const last = new Map(closed.map((one) => [one.receiver_id, one]));
  return [...running.map((one) => ({ ...one, closing: null })), ...last.values()];
}

function fits(terms: Contract['terms'], period: Period): boolean {
  const own = periodOf(terms.period, period.to);
  return own.from === period.from && own.to === period.to;
}

async function frozenOf(tx: Transaction, memberIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx
    .selectFrom('team_members')
    .select('id')
    .where('id', 'in', [0n, ...memberIds])
    .where('frozen_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The team's loss is what the company kept of it: salaries of the period's days are taken off. */
async function measuresOf(tx: Transaction, one: Contract, period: Period, measured: Measured) {
  const { stake, payout, rebate, promotion } = measured;
  const salary = one.kind === 'DIVIDEND' ? await salariesFor(tx, one.receiver_id, period) : 0n;
  const loss = BigInt(stake) - BigInt(payout) - BigInt(rebate) - BigInt(promotion) - salary;
  const { rows } = await sql<{
    carried: string | null;
  }>`select calculation ->> 'carryOut' as carried
    from bills where contract_id = ${one.id} and period_to = ${addDays(period.from, -1)}`.execute(
    tx,
  );
  return {
    ...{ activeMembers: measured.activeMembers, validBet: BigInt(measured.validBet), loss },
    ...{ hours: measured.hours.map(BigInt), carried: BigInt(rows[0]?.carried ?? 0) },
  };
}

async function salariesFor(
  tx: Transaction,
  memberId: bigint,
  { from, to }: Period,
): Promise<Money> {
  const { rows } = await sql<{ paid: bigint }>`select (
      coalesce((select sum(paid) from bills where receiver_id = ${memberId}
        and kind in ('DAILY', 'HOURLY') and period_from >= ${from} and period_to <= ${to}), 0)
      + coalesce((select sum(amount) from team_money where member_id = ${memberId}
        and reason = 'REALTIME_SALARY' and day between ${from} and ${to}), 0))::bigint as paid`.execute(
    tx,
  );
  return rows[0]!.paid;
}

export async function writeBills(
  house: House,
  tx: Transaction,
  runId: bigint,
  kind: RunKind,
  period: Period,
  bills: readonly NewBill[],
): Promise<void> {
  if (bills.length === 0) return;
  const rows = bills.map(({ contract, amount, isFrozen }) => ({
    ...{ run_id: runId, contract_id: contract.id, kind, receiver_id: contract.receiver_id },
    ...{ payer_id: contract.giver_id, period_from: period.from, period_to: period.to },
    ...{ gross: amount.gross, paid: 0n, owed: 0n, owed_paid: 0n, at: house.clock.now() },
    ...{ calculation: JSON.stringify(amount.calculation) },
    state: isFrozen ? ('REJECTED' as const) : ('PENDING_APPROVAL' as const),
    reason: isFrozen ? 'ACCOUNT_FROZEN' : null,
  }));
  await tx.insertInto('bills').values(rows).execute();
}

type Run = { id: bigint; attempt: number; kind: RunKind };

/** Pays what a run owes: the company's share, and the cascade below it. */
export async function payRun(house: House, tx: Transaction, run: Run): Promise<void> {
  const { manualDividends } = await agentSettings(tx);
  const isManual = run.kind === 'DIVIDEND' && manualDividends;
  const bills = await tx
    .selectFrom('bills')
    .select(['id', 'receiver_id', 'payer_id', 'gross', 'state'])
    .where('run_id', '=', run.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const claims = bills
    .filter(({ state }) => state !== 'REJECTED')
    .map(({ receiver_id, payer_id, gross }) => ({ receiver: receiver_id, payer: payer_id, gross }));
  const payers = claims.flatMap(({ payer }) => (payer === null || isManual ? [] : [payer]));
  const wallets = await walletsOf(tx, payers);
  const paid = payCascade(claims, (payer) => wallets.get(payer) ?? 0n, isManual);
  await postTogether(tx, transfersOf(run, paid), house.clock.now());
  await keepPaid(tx, run.id, paid);
}

async function walletsOf(tx: Transaction, payers: readonly bigint[]): Promise<Map<bigint, Money>> {
  const frozen = await frozenOf(tx, payers);
  const wallets = new Map<bigint, Money>();
  for (const payer of [...new Set(payers)].sort((a, b) => (a < b ? -1 : 1))) {
    const cash = await lockCash(tx, payer, BRAND_CURRENCY);
    wallets.set(payer, frozen.has(payer) ? 0n : (cash?.balance ?? 0n));
  }
  return wallets;
}

function transfersOf({ id, attempt, kind }: Run, paid: Paid<bigint>): Transfer[] {
  const everyone = [...new Set([...paid.received.keys(), ...paid.given.keys()])];
  return everyone
    .map((memberId) => ({ memberId, amount: netOfRun(paid, memberId) }))
    .filter(({ amount }) => amount !== 0n)
    .map(({ memberId, amount }) => ({
      ...{ memberId, purpose: 'cash', currency: BRAND_CURRENCY, counter: 'agents', amount },
      ...{ reason: runReasons[kind], key: `run:${id}:${attempt}` },
    }));
}

async function keepPaid(tx: Transaction, runId: bigint, paid: Paid<bigint>): Promise<void> {
  const ids = [...new Set([...paid.received.keys(), ...paid.owed.keys()])];
  const of = (sums: Map<bigint, Money>) => ids.map((id) => String(sums.get(id) ?? 0n));
  await sql`update bills b set paid = w.paid, owed = w.owed, owed_paid = w.given
    from unnest(${ids.map(String)}::bigint[], ${of(paid.received)}::bigint[], ${of(paid.owed)}::bigint[],
      ${of(paid.given)}::bigint[]) w (member_id, paid, owed, given)
    where b.run_id = ${runId} and b.receiver_id = w.member_id and b.state <> 'REJECTED'`.execute(
    tx,
  );
  await settleStates(tx, runId);
}

/** A bill's state follows from its numbers. */
export async function settleStates(tx: Transaction, runId: bigint): Promise<void> {
  await sql`update bills set state = case
      when owed_paid < owed then 'INSUFFICIENT'
      when gross = 0 then 'NOT_REACHED'
      when paid = gross then 'PAID'
      when paid > 0 then 'PART_PAID'
      else 'PAYABLE' end
    where run_id = ${runId} and state <> 'REJECTED'`.execute(tx);
}
