import { sql } from 'kysely';
import type { Reason } from '../wallet/index.ts';

/** What is taken back of an agent's differences is none of the members' own rebates. */
type CountedReason = Reason | 'AGENT_REBATE_REVERSE';

export const COUNTED_REASON = sql<CountedReason>`case
  when reason = 'REBATE_REVERSE' and key like '#accrual.difference.%' then 'AGENT_REBATE_REVERSE'
  else reason end`;

/** Money of bets: what they staked and paid is counted by their results. */
export const PLAYED: readonly Reason[] = ['BET', 'BET_CANCEL', 'RAKE', 'PAYOUT', 'PAYOUT_REVERSE'];

/** What the house gives away, takes and passes through besides bets. */
export const moneyGroups = {
  deposits: ['DEPOSIT'],
  withdrawals: ['WITHDRAW_DONE'],
  bonuses: [
    'DEPOSIT_BONUS',
    'PROMO',
    'MISSION',
    'SIGN_IN',
    'RED_PACKET',
    'RAFFLE',
    'VIP_UPGRADE',
    'VIP_WEEKLY',
    'VIP_MONTHLY',
    'VIP_BIRTHDAY',
    'REFERRAL',
    'POINTS_CONVERT',
  ],
  rebates: ['BET_REBATE', 'REBATE_REVERSE', 'CASHBACK', 'MANUAL_REBATE'],
  agentPay: [
    'AGENT_REBATE',
    'AGENT_REBATE_REVERSE',
    'DIVIDEND',
    'DAILY_SALARY',
    'HOURLY_SALARY',
    'REALTIME_SALARY',
  ],
  jackpots: ['JACKPOT'],
  fees: ['DEPOSIT_FEE', 'WITHDRAW_FEE'],
  adjustments: ['ADJUST_ADD', 'ADJUST_MINUS'],
} as const satisfies Record<string, readonly CountedReason[]>;

export type MoneyGroup = keyof typeof moneyGroups;

/** Of these a member gives, and the house shows what it got. */
export const givenByMembers: readonly MoneyGroup[] = ['withdrawals', 'fees'];

/**
 * Every cost is what members got, and fees what they gave: with their signs they are one sum, which is
 * kept of members' spans. Whoever changes these groups has the book rebuilt.
 */
export const COSTS: readonly string[] = (
  ['bonuses', 'rebates', 'agentPay', 'jackpots', 'fees'] as const
).flatMap((group) => moneyGroups[group] as readonly string[]);
