import type { RefusalCode } from '@baize/contract';
import type { Announcement } from '../../../platform/events.ts';
import type { Books, Currency, MemberPurpose } from '../../wallet/index.ts';
import type { Bet, PaidBet } from '../bets.ts';
import type { Accompanied, Pages } from './companion.ts';
import type { OpenSeed } from './seed-box.ts';

/** What one batch decides: everything here was locked or read under the lock. */
export type Batch = {
  at: Date;
  books: Books;
  bets: ReadonlyMap<bigint, Bet>;
  seeds: ReadonlyMap<bigint, OpenSeed>;
  takeBetId(): bigint;
  made: Bet[];
  changed: Set<PaidBet>;
  /** Those of `changed` that nobody has read under the lock: they are written only where they stand as they were read. */
  asRead: Set<PaidBet>;
  news: Announcement[];
  /** What other domains decide in the same transaction; empty where no order brought one. */
  pages: Pages;
};

export type Verdict<Answer> =
  | { answer: Answer }
  | { refused: RefusalCode }
  /** This key made a bet before: the caller is shown that one. */
  | { repeats: bigint };

/** One thing to decide under the lock of its member's accounts. */
export type Order<Answer = unknown> = {
  memberId: bigint;
  currency: Currency;
  /** The member's accounts that it touches, cash among them. */
  purposes: readonly MemberPurpose[];
  /** A new bet claims its request's key. */
  claim?: { key: string; content(): string };
  /** What guards are asked about; only for new bets. */
  ask?: BetAsk;
  /** The round that its stake is added to, as the batch knows it. */
  roundOf?(batch: Batch): BetAsk['round'];
  /** It ends many bets that nobody waits for at a screen: new bets have lanes that it never enters. */
  isSettlement?: true;
  /** How many bets it may make; one where nothing is said. */
  bets?: number;
  /** How many bets it ends, where it takes the time of as many orders; one where nothing is said. */
  size?: number;
  /** Earlier bets that it is about. */
  betIds?: readonly bigint[];
  /** The outcome comes from the member's seed pair. */
  drawsSeed?: true;
  /** Other domains' parts in it. */
  accompanied?: Accompanied | readonly Accompanied[] | undefined;
  /** The answer to a request that was made before, where the bet itself remembers it. */
  recall?(batch: Batch): Verdict<Answer> | undefined;
  /** What a guard's no comes to, where it is kept with a message. */
  turnAway?(batch: Batch, code: RefusalCode): Verdict<Answer>;
  /** Decides, and adds what follows to the batch; a refusal adds nothing. */
  judge(batch: Batch): Verdict<Answer>;
};

export type BetAsk = {
  memberId: bigint;
  currency: Currency;
  vendor: string;
  gameCode: string;
  category: string;
  stake: bigint;
  /** Where several stakes make one round: which, and what lies on it before this one. */
  round?: { name: string; staked: bigint } | undefined;
};

export function cashOf(batch: Batch, { memberId, currency }: Pick<Order, 'memberId' | 'currency'>) {
  return batch.books.accounts.get(`${memberId}/cash/${currency}`);
}
