import type { Language } from '@baize/contract';
import { translate } from '@baize/i18n';

/** How statements group transfers: the filter that clients send. */
export type CodeType =
  | 'deposit'
  | 'withdraw'
  | 'betting'
  | 'winning'
  | 'dividend'
  | 'betting_rebate'
  | 'agent_rebate'
  | 'share_bonus'
  | 'daily_wage'
  | 'hour_wage'
  | 'referral_rebate'
  | 'other';

/** Every reason for money to move: its number on the wire and its group; its words are `name.movement` of the texts. */
export const reasons = {
  DEPOSIT: [101, 'deposit'],
  DEPOSIT_FEE: [102, 'deposit'],
  DEPOSIT_BONUS: [103, 'deposit'],
  WITHDRAW_APPLY: [201, 'withdraw'],
  WITHDRAW_DONE: [202, 'withdraw'],
  WITHDRAW_REFUND: [203, 'withdraw'],
  WITHDRAW_FEE: [204, 'withdraw'],
  BET: [301, 'betting'],
  BET_CANCEL: [302, 'betting'],
  RAKE: [303, 'betting'],
  PAYOUT: [401, 'winning'],
  PAYOUT_REVERSE: [402, 'winning'],
  JACKPOT: [403, 'winning'],
  PROMO: [501, 'dividend'],
  MISSION: [502, 'dividend'],
  SIGN_IN: [503, 'dividend'],
  RED_PACKET: [504, 'dividend'],
  RAFFLE: [505, 'dividend'],
  VIP_UPGRADE: [506, 'dividend'],
  VIP_WEEKLY: [507, 'dividend'],
  VIP_MONTHLY: [508, 'dividend'],
  VIP_BIRTHDAY: [509, 'dividend'],
  BET_REBATE: [601, 'betting_rebate'],
  REBATE_REVERSE: [602, 'betting_rebate'],
  CASHBACK: [603, 'betting_rebate'],
  MANUAL_REBATE: [604, 'betting_rebate'],
  AGENT_REBATE: [701, 'agent_rebate'],
  DIVIDEND: [801, 'share_bonus'],
  DAILY_SALARY: [901, 'daily_wage'],
  REALTIME_SALARY: [902, 'daily_wage'],
  HOURLY_SALARY: [951, 'hour_wage'],
  REFERRAL: [1001, 'referral_rebate'],
  POINTS_CONVERT: [1101, 'other'],
  POINTS_EARN: [1102, 'other'],
  MALL_PAY: [1103, 'other'],
  MALL_REFUND: [1104, 'other'],
  TRANSFER_IN: [1201, 'other'],
  TRANSFER_OUT: [1202, 'other'],
  WALLET_TO_VENDOR: [1203, 'other'],
  WALLET_FROM_VENDOR: [1204, 'other'],
  ADJUST_ADD: [1301, 'other'],
  ADJUST_MINUS: [1302, 'other'],
} as const satisfies Record<string, readonly [id: number, type: CodeType]>;

export type Reason = keyof typeof reasons;

/** What an upline pays on to those below goes by the same reason, out of their account: named apart. */
const PAID_ON = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY'] as const;

/** The code by which a movement is named. */
type MovementName = Reason | `${(typeof PAID_ON)[number]}_PAID`;

export function nameOf(
  reason: Reason,
  { amount, key }: { amount: bigint; key: string },
): MovementName {
  // A run that is counted again moves what it paid too much: that is nobody's salary.
  const isPaidOn = amount < 0n && !/\.(corrected|reversed)$/.test(key);
  const paidOn = isPaidOn ? PAID_ON.find((one) => one === reason) : undefined;
  return paidOn ? `${paidOn}_PAID` : reason;
}

/** A movement as people call it. */
export function movementWords(name: MovementName, language: Language): string {
  return translate(language, `name.movement.${name}`);
}

export function reasonsOfType(type: string): Reason[] {
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason][1] === type);
}

export function reasonsOfIds(ids: readonly number[]): Reason[] {
  return (Object.keys(reasons) as Reason[]).filter((reason) => ids.includes(reasons[reason][0]));
}
