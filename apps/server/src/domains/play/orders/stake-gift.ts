import type { RefusalCode } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { Bet } from '../bets.ts';
import type { Batch } from '../lanes/batch.ts';
import type { Accompanied } from '../lanes/companion.ts';

/**
 * A bet that costs its player nothing: another domain keeps how many there are. The bet is written with
 * no stake, so that it is no play, no loss and no wager of theirs; the game is played for `stake`.
 */
export type StakeGift = {
  stake: Money;
  accompanied: Accompanied;
  /** Why it cannot be taken any more, read under the lock. */
  refusal(batch: Batch): RefusalCode | undefined;
  /** It was taken, and this is what came of it. */
  note(batch: Batch, bet: Bet): void;
};

export type AskedGift = { memberId: bigint; gameCode: string; id: string };

/** Finds the gift that a bet names; undefined where there is none of this member and game. */
export type StakeGiver = (house: House, asked: AskedGift) => Promise<StakeGift | undefined>;
