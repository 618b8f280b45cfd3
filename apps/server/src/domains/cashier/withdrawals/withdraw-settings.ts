import { dayOf, minutes, startOfDay } from '@baize/calendar';
import type { cashierWithdrawals as contract, Language, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { codeChannelOf } from '../../identity/index.ts';
import { findMember } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { settingsFor } from '../member-terms.ts';
import type { CashierSettings } from '../settings.ts';
import { textsIn } from '../texts.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { countToday } from './withdraw-rules.ts';

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
  const settings = await settingsFor(house, house.db, memberId);
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
