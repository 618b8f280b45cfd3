import type { Money } from '@baize/money';
import type { Ticket } from './bet-detail.ts';
import type { BetState } from './tables.ts';
import type { Category } from './valid-bet.ts';

/** What others hear of a bet. Keyed by the member: one member's bets are heard in order. */
export type BetNews = {
  betId: bigint;
  memberId: bigint;
  currency: string;
  vendor: string;
  gameCode: string;
  category: Category;
  stake: Money;
  payout: Money;
  validBet: Money;
  placedAt: Date;
  /** What of the stake feeds the pots, where a game lets only a part of it do so. */
  potStake?: Money | undefined;
  /** The stake was the house's, by a free spin or a free bet: it is no play of the member's. */
  isFreeBet?: true | undefined;
  /** Of a lottery ticket only. */
  ticket?: Ticket | undefined;
  /** 1, or more after a correction. */
  settlement: number;
  /** What was heard of it before, when this corrects it. */
  before: { state: BetState; payout: Money; validBet: Money; settledAt: Date | null } | null;
};

export type PotHit = {
  betId: bigint;
  memberId: bigint;
  gameCode: string;
  pots: string[];
  placedAt: Date;
};

declare module '../../platform/events.ts' {
  interface Events {
    'bet.settled': BetNews;
    'bet.voided': BetNews;
    'jackpot.hit': PotHit;
  }
}
