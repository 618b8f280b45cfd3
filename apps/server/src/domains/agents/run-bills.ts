import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { brandOf } from '../system/index.ts';
import { type Amount, dailyPay, dividendPay, hourlyPay, type Measures } from './bill-amounts.ts';
import { type Measured, measureAll } from './closing.ts';
import { companyFees } from './company-fees.ts';
import { type Contract, readContract, writtenTerms } from './contract-rows.ts';
import { addDays, type Period, periodOf, startOf } from './days.ts';
import { type AgentSettings, agentSettings } from './settings.ts';

export type RunKind = 'DIVIDEND' | 'DAILY' | 'HOURLY';

export type NewBill = { contract: Contract; amount: Amount; isFrozen: boolean };

/** Everyone's bill of a period, by the terms in force at its end. */
export async function billsOf(
  house: House,
  tx: Transaction,
  kind: RunKind,
  period: Period,
): Promise<NewBill[]> {
  const contracts = await contractsOf(house, tx, kind, period);
  if (contracts.length === 0) return [];
  const settings = await agentSettings(tx);
  const ids = contracts.map(({ receiver_id }) => receiver_id);
  const frozen = await frozenOf(tx, ids);
  const measured = await measureAll(tx, kind, ids, period);
  const salaries = kind === 'DIVIDEND' ? await salariesFor(tx, ids, period) : new Map();
  const carried = await carriedInto(tx, contracts, period);
  return contracts.map((contract) => {
    const { receiver_id, terms } = contract;
    const figures = (contract.closing as Measured | null) ?? measured.get(receiver_id)!;
    const salary: bigint = salaries.get(receiver_id) ?? 0n;
    const fees = kind === 'DIVIDEND' ? companyFees(figures, settings) : 0n;
    const measures = measuresOf(figures, salary + fees);
    const owed = { ...measures, carried: carried.get(contract.id) ?? 0n };
    const amount = amountOf(kind, contract, owed, settings);
    const calculation = {
      ...{ ...figures, ...amount.calculation, carryOut: String(amount.carryOut) },
      ...(kind === 'DIVIDEND' && { salary: String(salary), fees: String(fees) }),
      terms: JSON.parse(writtenTerms(terms)),
    };
    return { contract, isFrozen: frozen.has(receiver_id), amount: { ...amount, calculation } };
  });
}

function amountOf(
  kind: RunKind,
  { terms }: Contract,
  measures: Measures,
  { salesUnit }: AgentSettings,
): Amount {
  if (kind === 'DAILY') return dailyPay(terms, measures, salesUnit);
  return kind === 'HOURLY' ? hourlyPay(terms, measures) : dividendPay(terms, measures);
}

/** Contracts that are billed for a period: those in force at its end, and those that ended in it. */
export async function contractsOf(
  house: House,
  tx: Transaction,
  kind: RunKind,
  period: Period,
): Promise<Contract[]> {
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
  const closed = all.filter(
    ({ ended_at, receiver_id }) =>
      ended_at !== null && ended_at < endsAt && !hasRunning.has(receiver_id),
  );
  const last = new Map(closed.map((one) => [one.receiver_id, one]));
  return [...running.map((one) => ({ ...one, closing: null })), ...last.values()];
}

function fits(terms: Contract['terms'], period: Period): boolean {
  const own = periodOf(terms.period, period.to);
  return own.from === period.from && own.to === period.to;
}

export async function frozenOf(
  tx: Transaction,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  const { rows } = await sql<{ id: bigint }>`select id from team_members
    where id = any(${memberIds.map(String)}::bigint[]) and frozen_at is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The team's loss is what the company kept of it: salaries and fees of the period are taken off. */
function measuresOf(measured: Measured, costs: bigint): Omit<Measures, 'carried'> {
  const { stake, payout, rebate, promotion } = measured;
  const kept = BigInt(stake) - BigInt(payout) - BigInt(rebate) - BigInt(promotion);
  return {
    ...{ activeMembers: measured.activeMembers, validBet: BigInt(measured.validBet) },
    ...{ loss: kept - costs, hours: measured.hours.map(BigInt) },
  };
}

async function carriedInto(
  tx: Transaction,
  contracts: readonly Contract[],
  period: Period,
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ contract_id: bigint; carried: string | null }>`
    select contract_id, calculation ->> 'carryOut' as carried from bills
    where contract_id = any(${contracts.map(({ id }) => String(id))}::bigint[])
      and period_to = ${addDays(period.from, -1)}`.execute(tx);
  return new Map(rows.map(({ contract_id, carried }) => [contract_id, BigInt(carried ?? 0)]));
}

async function salariesFor(
  tx: Transaction,
  memberIds: readonly bigint[],
  { from, to }: Period,
): Promise<Map<bigint, bigint>> {
  const ids = memberIds.map(String);
  const { rows } = await sql<{ member_id: bigint; paid: bigint }>`
    select member_id, sum(paid)::bigint as paid from (
      select receiver_id as member_id, paid from bills where receiver_id = any(${ids}::bigint[])
        and kind in ('DAILY', 'HOURLY') and period_from >= ${from} and period_to <= ${to}
      union all
      select member_id, amount from team_money where member_id = any(${ids}::bigint[])
        and reason = 'REALTIME_SALARY' and day between ${from} and ${to}) salaries
    group by 1`.execute(tx);
  return new Map(rows.map(({ member_id, paid }) => [member_id, paid]));
}

const AT_ONCE = 1_000;

export async function writeBills(
  house: House,
  tx: Transaction,
  run: { id: bigint; kind: RunKind },
  period: Period,
  bills: readonly NewBill[],
): Promise<void> {
  const at = house.clock.now();
  const rows = bills.map(({ contract, amount, isFrozen }) => ({
    ...{ run_id: run.id, contract_id: contract.id, kind: run.kind, at },
    ...{ receiver_id: contract.receiver_id, payer_id: contract.giver_id },
    ...{ period_from: period.from, period_to: period.to },
    ...{ gross: amount.gross, paid: 0n, owed: 0n, owed_paid: 0n },
    ...{ calculation: JSON.stringify(amount.calculation) },
    state: isFrozen ? ('REJECTED' as const) : ('PENDING_APPROVAL' as const),
    reason: isFrozen ? 'ACCOUNT_FROZEN' : null,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx
      .insertInto('bills')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}
