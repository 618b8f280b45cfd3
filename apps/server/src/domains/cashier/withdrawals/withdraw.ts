import type { cashierWithdrawals as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  askPaymentPassword,
  askWithdrawalCode,
  askWithdrawalFactor,
  listPayoutAccounts,
} from '../../identity/index.ts';
import { isModuleOn, requireModule } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY, isKnownRequest, postTogether } from '../../wallet/index.ts';
import { askGuards } from '../guards.ts';
import { settingsFor } from '../member-terms.ts';
import { inTurn } from '../one-at-a-time.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import { waitForBets } from '../turnover/wait-for-bets.ts';
import { approveByRule } from './auto-approve.ts';
import { receiveOverdueOf } from './receipts.ts';
import { hintsFor } from './risk-hints.ts';
import { assertAllowed, assertOpen, countToday, feeOf } from './withdraw-rules.ts';
import { showWithdrawals } from './withdrawal-rows.ts';
import { holdRows, takeStep } from './withdrawal-steps.ts';

export type WithdrawInput = {
  memberId: bigint;
  requestId: string;
  amount: Money;
  bankCardId: string;
  password: string;
  verificationCode?: string | undefined;
  contactCode?: string | undefined;
};
type Answer = Output<typeof contract.withdraw.value>;

/**
 * Asks for money to leave. Whoever asks is authorized first; the rules are then checked under the
 * lock of the cash, so that of many requests at once the balance allows one. A repeat moves nothing:
 * it is answered as the first time, whatever the hour and whatever was spent since.
 */
export async function applyWithdrawal(house: House, input: WithdrawInput): Promise<Answer> {
  const isKnown = await isKnownRequest(house.db, input);
  const settings = isKnown ? await readSettings(house.db) : await authorize(house, input);
  return takeApplication(house, settings, input);
}

async function authorize(house: House, input: WithdrawInput): Promise<CashierSettings> {
  requireModule(house, 'WTHDRW3');
  const settings = await assertOpen(house);
  const { memberId } = input;
  if (!isModuleOn(house, 'WDRAWNOPASSVERIF3')) {
    await inTurn(house, memberId, () => askPaymentPassword(house, memberId, input.password));
  }
  await askCodes(house, settings, input);
  // A payment that nobody spoke about in time has ended, though no timer has said so yet.
  await receiveOverdueOf(house, { memberId });
  await waitForBets(house, memberId);
  return settings;
}

async function askCodes(house: House, settings: CashierSettings, input: WithdrawInput) {
  const { memberId, amount, verificationCode, contactCode } = input;
  await askWithdrawalFactor(house, { memberId }, verificationCode);
  const { withdrawCode, withdrawCodeFrom } = settings;
  const isAsked =
    withdrawCode === 'EVERY_WITHDRAWAL' ||
    (withdrawCode === 'WITHDRAW_AMOUNT' && amount >= withdrawCodeFrom);
  // Older clients have one field for whatever code is asked for.
  if (isAsked) await askWithdrawalCode(house, memberId, contactCode ?? verificationCode);
}

/** The rules, the row and the hold, once for each request. Whoever asks is authorized. */
export async function takeApplication(
  house: House,
  settings: CashierSettings,
  input: Omit<WithdrawInput, 'password'>,
): Promise<Answer> {
  const { memberId } = input;
  const request = {
    memberId,
    currency: BRAND_CURRENCY,
    requestId: input.requestId,
    content: `withdraw ${input.amount} ${input.bankCardId}`,
  };
  const hints = await hintsFor(house, settings, input);
  const { id } = await answerOnce(house, request, async (tx, at) => ({
    id: String(await saveWithdrawal(house, tx, { input, settings, hints, at })),
  }));
  // It stands whether or not a rule lets it go: then a person does.
  await approveByRule(house, BigInt(id)).catch((err) => {
    house.log.error({ err, withdrawal: id }, 'a withdrawal could not be weighed by the rule');
  });
  const [shown] = await showWithdrawals(house, [BigInt(id)]);
  return shown!;
}

type Application = {
  input: Omit<WithdrawInput, 'password'>;
  settings: CashierSettings;
  hints: string[];
  at: Date;
};

async function saveWithdrawal(
  house: House,
  tx: Transaction,
  { input, settings, hints, at }: Application,
): Promise<bigint> {
  const { memberId, amount } = input;
  const account = await accountFor(house, tx, input, at);
  const today = await countToday(house, tx, memberId);
  const own = await settingsFor(house, tx, memberId, settings);
  await assertAllowed(tx, own, { memberId, amount, today });
  await askGuards(house, tx, { memberId, way: 'withdraw', at });
  const withdrawal = await tx
    .insertInto('withdrawals')
    .values({
      member_id: memberId,
      payout_account_id: BigInt(account.bankCardId),
      kind: account.cardType,
      bank_code: account.bankCode,
      account_shown: account.account,
      amount,
      remaining: amount,
      fee: feeOf(settings, today, amount),
      state: 'APPLIED',
      hints,
      applied_on: today.day,
      applied_at: at,
      disbursed_at: null,
      confirm_by: null,
      remind_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postTogether(tx, holdRows(withdrawal), at);
  const { id } = await takeStep(tx, withdrawal, { state: 'APPLIED', actor: 'member', at, amount });
  return id;
}

type Account = Pick<WithdrawInput, 'memberId' | 'bankCardId'>;

async function accountFor(
  house: House,
  tx: Transaction,
  { memberId, bankCardId }: Account,
  at: Date,
) {
  const accounts = await listPayoutAccounts(house, memberId, tx);
  const account = accounts.find((one) => one.bankCardId === bankCardId);
  if (!account) refuse('PAYOUT_ACCOUNT_MISSING');
  if (account.usableAt > at.getTime()) refuse('PAYOUT_ACCOUNT_NEW');
  return account;
}
