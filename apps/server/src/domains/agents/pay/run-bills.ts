import { addDays, type Period, periodOf, startOfDay } from '@baize/calendar';
import type { agentsPay as pay } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { billedPeriod } from '../contracts/billed-period.ts';
import { type BilledContract, measureContracts } from '../contracts/closing.ts';
import { type Contract, encodeTerms, readContract } from '../contracts/contract-rows.ts';
import type { Measured } from '../contracts/measures.ts';
import { type AgentSettings, agentSettings } from '../settings.ts';
import { frozenOf } from '../tree/frozen.ts';
import { type Amount, dailyPay, dividendPay, hourlyPay, type Measures } from './bill-amounts.ts';
import { companyFees } from './company-fees.ts';

export type RunKind = 'DIVIDEND' | 'DAILY' | 'HOURLY';

export type NewBill = {
  contract: Contract;
  period: Period;
  amount: Omit<Amount, 'calculation'> & { calculation: pay.Calculation };
  isFrozen: boolean;
};

/** Everyone's bill of a period, by the terms in force at its end; or that of one contract alone. */
export async function billsOf(
  house: House,
  tx: Transaction,
  kind: RunKind,
  period: Period,
  contractId?: bigint,
): Promise<NewBill[]> {
  const contracts = await contractsOf(house, tx, kind, period, contractId);
  if (contracts.length === 0) return [];
  const settings = await agentSettings(tx);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const all = contracts.map((contract) => ({
    contract,
    billed: billedPeriod(contract, period, offset),
  }));
  const frozen = await frozenOf(
    tx,
    contracts.map(({ receiver_id }) => receiver_id),
  );
  const measured = await measureContracts(tx, all);
  const salaries = await salariesOf(tx, all);
  const carried = await carriedInto(tx, all);
  return all.map(({ contract, billed: { from, to } }) => {
    const figures = contract.closing ?? measured.get(contract.id)!;
    const salary = salaries.get(contract.id) ?? 0n;
    const fees = companyFees(figures, settings);
    const measures = measuresOf(figures, salary + fees);
    const owed = { ...measures, carried: carried.get(contract.id) ?? 0n };
    const amount = amountOf(kind, contract, owed, settings);
    const calculation: pay.Calculation = {
      ...figures,
      ...amount.calculation,
      carryOut: String(amount.carryOut),
      salary: String(salary),
      fees: String(fees),
      terms: encodeTerms(contract.terms),
    };
    const isFrozen = frozen.has(contract.receiver_id);
    return { contract, period: { from, to }, isFrozen, amount: { ...amount, calculation } };
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
  contractId?: bigint,
): Promise<Contract[]> {
  const endsAt = startOfDay(addDays(period.to, 1), brandOf(house).timeZoneOffsetMinutes);
  const startsAt = startOfDay(period.from, brandOf(house).timeZoneOffsetMinutes);
  const rows = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('kind', '=', kind)
    .where('effective_on', '<=', period.to)
    .where('effective_at', '<', endsAt)
    .$if(contractId !== undefined, (query) => query.where('id', '=', contractId!))
    .where((of) =>
      of.or([
        of('ended_at', 'is', null),
        of('ended_at', '>=', endsAt),
        of.and([
          of('state', '=', 'TERMINATED'),
          of('closing', 'is not', null),
          of('ended_at', '>=', startsAt),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  return (
    rows
      .map(readContract)
      .filter(({ terms }) => kind !== 'DIVIDEND' || fits(terms, period))
      // What ended later was in force all the same.
      .map((one) => ({ ...one, closing: isRunning(one, endsAt) ? null : one.closing }))
      .sort((one, other) => Number(isRunning(other, endsAt)) - Number(isRunning(one, endsAt)))
  );
}

function isRunning({ ended_at }: Contract, endsAt: Date): boolean {
  return ended_at === null || ended_at >= endsAt;
}

function fits(terms: Contract['terms'], period: Period): boolean {
  const own = periodOf(terms.period, period.to);
  return own.from === period.from && own.to === period.to;
}

/** The team's loss is what the company kept of it: salaries and fees of the period are taken off. */
function measuresOf(measured: Measured, costs: bigint): Omit<Measures, 'carried'> {
  const { stake, payout, rebate, promotion } = measured;
  const kept = BigInt(stake) - BigInt(payout) - BigInt(rebate) - BigInt(promotion);
  return {
    activeMembers: measured.activeMembers,
    validBet: BigInt(measured.validBet),
    loss: kept - costs,
    hours: measured.hours.map(BigInt),
  };
}

/** What the bill before left below zero: of the same contract, or of the one it changed. */
async function carriedInto(
  tx: Transaction,
  all: readonly BilledContract[],
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; carried: string | null }>`
    select w.id, b.calculation ->> 'carryOut' as carried
    from unnest(${all.map(({ contract }) => String(contract.id))}::bigint[],
      ${all.map(({ billed }) => addDays(billed.from, -1))}::date[]) w (id, last)
    join contracts own on own.id = w.id
    join bills b on b.receiver_id = own.receiver_id and b.kind = own.kind and b.period_to = w.last
      and b.payer_id is not distinct from own.giver_id
    join contracts c on c.id = b.contract_id
    where c.id = own.id or c.state = 'SUPERSEDED'
    order by b.id`.execute(tx);
  return new Map(rows.map(({ id, carried }) => [id, BigInt(carried ?? 0)]));
}

/**
 * Salaries paid for the days of each bill, by contract. A day that two bills share has the salaries of
 * each payer in their own; what is being counted itself is none of them.
 */
async function salariesOf(
  tx: Transaction,
  all: readonly BilledContract[],
): Promise<Map<bigint, bigint>> {
  const days = all.map(({ contract, billed: { from, to, opening } }) => {
    const last = contract.closing?.until ?? null;
    const first = opening?.until ?? null;
    return { first, last, from: first ?? from, to: last ?? to };
  });
  const { rows } = await sql<{ id: bigint; paid: bigint }>`
    select w.id, (coalesce((select sum(b.paid) from bills b where b.receiver_id = w.member_id
          and w.kind = 'DIVIDEND' and b.kind in ('DAILY', 'HOURLY') and b.period_from >= w.day_from
          and b.period_to <= w.day_to and (b.payer_id is not distinct from w.giver_id
            or (b.period_from is distinct from w.first and b.period_from is distinct from w.last))), 0)
      + coalesce((select sum(m.amount) from team_money m where m.member_id = w.member_id
          and m.reason = 'REALTIME_SALARY' and m.day between w.day_from and w.day_to
          and m.day is distinct from w.first), 0))::bigint as paid
    from unnest(${all.map(({ contract }) => String(contract.id))}::bigint[],
      ${all.map(({ contract }) => String(contract.receiver_id))}::bigint[],
      ${all.map(({ contract }) => contract.giver_id?.toString() ?? null)}::bigint[],
      ${all.map(({ contract }) => contract.kind)}::text[],
      ${days.map(({ from }) => from)}::date[], ${days.map(({ to }) => to)}::date[],
      ${days.map(({ first }) => first)}::date[], ${days.map(({ last }) => last)}::date[])
      w (id, member_id, giver_id, kind, day_from, day_to, first, last)`.execute(tx);
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}

const AT_ONCE = 1_000;

export async function writeBills(
  house: House,
  tx: Transaction,
  run: { id: bigint; kind: RunKind },
  bills: readonly NewBill[],
): Promise<void> {
  const at = house.clock.now();
  const rows = bills.map(({ contract, period, amount, isFrozen }) => ({
    run_id: run.id,
    contract_id: contract.id,
    kind: run.kind,
    at,
    receiver_id: contract.receiver_id,
    payer_id: contract.giver_id,
    period_from: period.from,
    period_to: period.to,
    gross: amount.gross,
    paid: 0n,
    owed: 0n,
    owed_paid: 0n,
    calculation: JSON.stringify(amount.calculation),
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
