import type { RefusalCode } from '@baize/contract';
import type { Announcement } from '../../platform/events.ts';
import type { Books, Currency, MemberPurpose } from '../wallet/index.ts';
import type { Bet } from './bets.ts';
import type { MessageName, VendorDesk } from './seamless/messages.ts';
import type { OpenSeed } from './seed-box.ts';

/** What one batch decides: everything here was locked or read under the lock. */
export type Desk = {
  at: Date;
  books: Books;
  bets: ReadonlyMap<bigint, Bet>;
  seeds: ReadonlyMap<bigint, OpenSeed>;
  takeBetId(): bigint;
  made: Bet[];
  changed: Set<Bet>;
  news: Announcement[];
  /** What vendors' messages are about; only where the batch has any. */
  vendors?: VendorDesk | undefined;
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
  /** How many bets it may make; one where nothing is said. */
  bets?: number;
  /** An earlier bet that it is about. */
  betId?: bigint;
  /** The outcome comes from the member's seed pair. */
  drawsSeed?: true;
  /** A vendor's message, kept under an id of the vendor's own. */
  message?: MessageName;
  /** The answer to a request that was made before, where the bet itself remembers it. */
  recall?(desk: Desk): Verdict<Answer> | undefined;
  /** What a guard's no comes to, where it is kept with a message. */
  turnAway?(desk: Desk, code: RefusalCode): Verdict<Answer>;
  /** Decides, and writes on the desk what follows; a refusal writes nothing. */
  judge(desk: Desk): Verdict<Answer>;
};

export type BetAsk = {
  memberId: bigint;
  currency: Currency;
  vendor: string;
  gameCode: string;
  category: string;
  stake: bigint;
};

export function cashOf(desk: Desk, { memberId, currency }: Pick<Order, 'memberId' | 'currency'>) {
  return desk.books.accounts.get(`${memberId}/cash/${currency}`);
}
