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

/** Every reason for money to move: its number on the wire, its group and its words. */
export const reasons = {
  DEPOSIT: [101, 'deposit', 'Deposit'],
  DEPOSIT_FEE: [102, 'deposit', 'Deposit fee'],
  DEPOSIT_BONUS: [103, 'deposit', 'Deposit bonus'],
  WITHDRAW_APPLY: [201, 'withdraw', 'Withdrawal requested'],
  WITHDRAW_DONE: [202, 'withdraw', 'Withdrawal paid'],
  WITHDRAW_REFUND: [203, 'withdraw', 'Withdrawal returned'],
  WITHDRAW_FEE: [204, 'withdraw', 'Withdrawal fee'],
  BET: [301, 'betting', 'Bet'],
  BET_CANCEL: [302, 'betting', 'Bet cancelled'],
  RAKE: [303, 'betting', 'Rake'],
  PAYOUT: [401, 'winning', 'Payout'],
  PAYOUT_REVERSE: [402, 'winning', 'Payout corrected'],
  JACKPOT: [403, 'winning', 'Jackpot'],
  PROMO: [501, 'dividend', 'Promotion'],
  MISSION: [502, 'dividend', 'Mission reward'],
  SIGN_IN: [503, 'dividend', 'Sign-in reward'],
  RED_PACKET: [504, 'dividend', 'Red envelope'],
  RAFFLE: [505, 'dividend', 'Raffle'],
  VIP_UPGRADE: [506, 'dividend', 'VIP upgrade bonus'],
  VIP_WEEKLY: [507, 'dividend', 'VIP weekly bonus'],
  VIP_MONTHLY: [508, 'dividend', 'VIP monthly bonus'],
  VIP_BIRTHDAY: [509, 'dividend', 'VIP birthday bonus'],
  BET_REBATE: [601, 'betting_rebate', 'Betting rebate'],
  REBATE_REVERSE: [602, 'betting_rebate', 'Rebate corrected'],
  CASHBACK: [603, 'betting_rebate', 'Cashback'],
  MANUAL_REBATE: [604, 'betting_rebate', 'Rebate claimed'],
  AGENT_REBATE: [701, 'agent_rebate', 'Agent rebate'],
  DIVIDEND: [801, 'share_bonus', 'Dividend'],
  DAILY_SALARY: [901, 'daily_wage', 'Daily salary'],
  REALTIME_SALARY: [902, 'daily_wage', 'Real-time salary'],
  HOURLY_SALARY: [951, 'hour_wage', 'Hourly salary'],
  REFERRAL: [1001, 'referral_rebate', 'Referral'],
  POINTS_CONVERT: [1101, 'other', 'Points converted'],
  POINTS_EARN: [1102, 'other', 'Points earned'],
  MALL_PAY: [1103, 'other', 'Mall purchase'],
  MALL_REFUND: [1104, 'other', 'Mall refund'],
  TRANSFER_IN: [1201, 'other', 'Transfer received'],
  TRANSFER_OUT: [1202, 'other', 'Transfer sent'],
  WALLET_TO_VENDOR: [1203, 'other', 'To game wallet'],
  WALLET_FROM_VENDOR: [1204, 'other', 'From game wallet'],
  ADJUST_ADD: [1301, 'other', 'Adjustment'],
  ADJUST_MINUS: [1302, 'other', 'Adjustment'],
} as const satisfies Record<string, readonly [id: number, type: CodeType, words: string]>;

export type Reason = keyof typeof reasons;

/** What an upline pays on to those below goes by the same reason, out of their account: named apart. */
const paidOn: Partial<Record<Reason, string>> = {
  DIVIDEND: 'Dividend paid to downline',
  DAILY_SALARY: 'Salary paid to downline',
  HOURLY_SALARY: 'Hourly salary paid to downline',
};

/** A reason as it is shown: its code, and its words. */
export function nameOf(
  reason: Reason,
  { amount, key }: { amount: bigint; key: string },
): { code: string; words: string } {
  // A run that is counted again moves what it paid too much: that is nobody's salary.
  const isPaidOn = amount < 0n && !/\.(corrected|reversed)$/.test(key);
  const words = isPaidOn ? paidOn[reason] : undefined;
  return words ? { code: `${reason}_PAID`, words } : { code: reason, words: reasons[reason][2] };
}

export function reasonsOfType(type: string): Reason[] {
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason][1] === type);
}

export function reasonsOfIds(ids: readonly number[]): Reason[] {
  return (Object.keys(reasons) as Reason[]).filter((reason) => ids.includes(reasons[reason][0]));
}
