import { type Money, money } from '@baize/money';

/** What a bet remembers besides its choice, where it is not decided in one step by its seed alone. */
export type BetDetail = {
  /** Floats that a test fixed; they stand before the seed's own. */
  draws?: readonly number[];
  /** The steps of an open round, each with the request that asked for it. */
  actions?: readonly KeptAction[];
  /** Crash: what the bet left the round at, in hundredths. */
  cashout?: number;
  /** The pots that this bet hit. */
  pots?: readonly string[];
  /** What of the stake feeds the pots, where a game lets only a part of it do so. */
  potStake?: string;
  /** What of the stake counts as no play, because it backs nearly every outcome. */
  uncounted?: string;
  /** A free spin or a free bet: what it was played for, at the house's cost. */
  freeStake?: string;
  /** Which free bet was used; and whether it was given back, because the bet came to nothing. */
  freeBet?: string;
  isFreeBetBack?: boolean;
  /** Lottery: the part of the probability, in per cent, above which backing it was no play. */
  maxCoverage?: number;
  /** Lottery: by which kind of prize it was bought, and at which group where it has one. */
  ticket?: Ticket;
};

/** How a lottery ticket shares out: its prize mode decides whose rebate it gives. */
export type Ticket = { prizeMode: string; group: number | null };

export type KeptAction = { requestId: string; action: unknown; balance: string };

/** The part of a stake that is no valid bet, as it was found when the bet was decided. */
export function uncountedOf(bet: { detail: unknown }): Money {
  const { uncounted } = detailOf(bet);
  return uncounted === undefined ? 0n : money(uncounted);
}

/** What the house staked on a free spin or a free bet; null where the member staked. */
export function freeStakeOf(bet: { detail: unknown }): Money | null {
  const { freeStake } = detailOf(bet);
  return freeStake === undefined ? null : money(freeStake);
}

/** What the game was played for: the stake, or the house's where the bet was a gift. */
export function playedFor(bet: { stake: Money; detail: unknown }): Money {
  return freeStakeOf(bet) ?? bet.stake;
}

export function detailOf(bet: { detail: unknown }): BetDetail {
  return (bet.detail as BetDetail | null) ?? {};
}
