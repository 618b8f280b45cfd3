import { dayOf, minutes, startOfDay } from '@baize/calendar';
import type { cashierWithdrawals as contract, Language, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/report-period.ts';
import { codeChannelOf } from '../../identity/index.ts';
import { findMember } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import type { Withdrawal } from '../tables.ts';
import { textsIn } from '../texts.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { countToday } from './withdraw-rules.ts';
import { stepsOf } from './withdrawal-steps.ts';

export type WithdrawalRow = Output<typeof contract.withdrawal>;

/** Withdrawals as their owner sees them, in the order asked for. */
export async function showWithdrawals(house: House, ids: bigint[]): Promise<WithdrawalRow[]> {
  if (ids.length === 0) return [];
  const rows = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return toWithdrawalRows(house, rows);
}

export async function toWithdrawalRows(
  house: House,
  rows: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  const steps = await stepsOf(
    house.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    withdrawId: String(row.id),
    state: row.state,
    withdrawType: row.kind,
    bankCode: row.bank_code,
    account: row.account_shown,
    amount: row.amount,
    fee: row.fee,
    receivedAmount: receivedOf(row),
    remainingAmount: row.remaining,
    refundedAmount: row.refunded,
    appliedAt: row.applied_at.getTime(),
    disbursedAt: row.disbursed_at?.getTime() ?? null,
    confirmBy: row.state === 'DISBURSED' ? (row.confirm_by?.getTime() ?? null) : null,
    endedAt: row.ended_at?.getTime() ?? null,
    timeline: steps
      .filter(({ withdrawal_id }) => withdrawal_id === row.id)
      .map(({ state, note, amount, proof_ids, at }) => ({
        state,
        amount,
        proofIds: proof_ids.map(String),
        at: at.getTime(),
        note: INWARD.includes(state) ? '' : note,
      })),
  }));
}

/** Operators' notes on these steps are for operators only. */
const INWARD: readonly string[] = ['RISK_REVIEW', 'APPROVED', 'PAYING'];

/** What went back never arrived; the fee that went with it is no part of the amount. */
function receivedOf({ amount, remaining, refunded, fee }: Withdrawal) {
  if (refunded === 0n) return amount - remaining;
  return refunded === amount + fee ? 0n : amount - refunded;
}

export async function withdrawalsToConfirm(house: House, memberId: bigint) {
  const rows = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'DISBURSED')
    .where('confirm_by', '>', house.clock.now())
    .execute();
  return { list: await toWithdrawalRows(house, rows) };
}

type Input = Output<typeof contract.withdrawReport.input>;

export async function reportWithdrawals(
  house: House,
  memberId: bigint,
  input: Input,
): Promise<Output<typeof contract.withdrawReport.value>> {
  const { from, to } = readPeriod(house, input);
  let query = house.db
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('applied_at', '>=', from)
    .where('applied_at', '<', to);
  if (input.state) query = query.where('state', '=', input.state);
  const { count, sum } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const totalPages = Math.ceil(count / input.size);
  const records = await toWithdrawalRows(house, rows);
  return { records, footer: [{ amount: sum }], totalPages, totalCount: count };
}

type Settings = Output<typeof contract.withdrawSettings.value>;
type TextField =
  | 'withdrawTimeMsg'
  | 'withdrawExceedChargeMsg'
  | 'eWalletWithdrawExceedChargeMsg'
  | 'virtualWalletWithdrawExceedChargeMsg'
  | 'precautionNote';

/** What a member may withdraw now, and how, beside what operators say about it. */
export async function showWithdrawSettings(
  house: House,
  { memberId, language }: { memberId: bigint; language: Language },
): Promise<Settings> {
  const said = await textsIn(house, language);
  return {
    ...(await standingOf(house, memberId)),
    withdrawTimeMsg: said.hours,
    withdrawExceedChargeMsg: said.fee,
    eWalletWithdrawExceedChargeMsg: said.feeEWallet,
    virtualWalletWithdrawExceedChargeMsg: said.feeCoins,
    precautionNote: said.caution,
  };
}

export async function standingOf(
  house: House,
  memberId: bigint,
): Promise<Omit<Settings, TextField>> {
  const settings = await readSettings(house.db);
  const today = await countToday(house, house.db, memberId);
  const left = settings.withdrawPerDay - today.sum;
  const member = await findMember(house.db, memberId);
  return {
    allowWithdraw: settings.withdrawalsOpen ? 'Y' : 'N',
    ...limitsOf(settings),
    ...hoursOf(house, settings),
    maxTransactionTimes: settings.withdrawalsPerDay,
    remainingTransactionTimes: Math.max(0, settings.withdrawalsPerDay - today.count),
    remainingWithdrawAmount: left > 0n ? left : 0n,
    freeTimesLeft: Math.max(0, settings.freePerDay - today.count),
    minutesToConfirm: settings.minutesToConfirm,
    turnoverLeft: await turnoverLeft(house.db, memberId),
    c2cEnabled: 'Y',
    mobileVerificationType: settings.withdrawCode,
    mobileVerificationWithdrawAmount: settings.withdrawCodeFrom,
    codeChannel: member ? codeChannelOf(member) : null,
  };
}

function limitsOf(settings: CashierSettings) {
  const { withdrawLeast: min, withdrawMost: max, withdrawalsPerDay: times } = settings;
  return {
    minimumAmount: min,
    maximumAmount: max,
    eWalletMinAmount: min,
    eWalletMaxAmount: max,
    virtualMinAmount: min,
    virtualMaxAmount: max,
    eWalletDailyWithdrawMaxCount: times,
    virtualDailyWithdrawMaxCount: times,
    withdrawPenaltyCharge: 0 as const,
    fixedAmountFlag: 'N' as const,
    fixedWithdrawAmounts: [],
    amountLimitFlag: 'Y' as const,
    ewalletFixedAmountFlag: 'N' as const,
    virtualFixedAmountFlag: 'N' as const,
    ewalletFixedWithdrawAmounts: [],
    virtualFixedWithdrawAmounts: [],
    ewalletAmountLimitFlag: 'Y' as const,
    virtualAmountLimitFlag: 'Y' as const,
  };
}

function hoursOf(house: House, { hoursFrom, hoursTo }: CashierSettings) {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const midnight = startOfDay(dayOf(house.clock.now(), zone), zone).getTime();
  return {
    hoursFrom,
    hoursTo,
    withdrawDateFrom: midnight + minutes(hoursFrom),
    withdrawDateTo: midnight + minutes(hoursTo),
  };
}
