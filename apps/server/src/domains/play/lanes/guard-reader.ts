import { BRAND_CURRENCY, watchAccounts } from '../../wallet/index.ts';
import { type Batch, cashOf } from './batch.ts';
import type { GuardReader } from './guards.ts';
import type { LaneConnection } from './lane-connection.ts';
import { betsSince, breaksSince } from './played-so-far.ts';

/** What the guards of a batch read, and what they let pass without being asked again. */
export function readerOf({ run }: LaneConnection, batch: Batch): GuardReader {
  return {
    at: batch.at,
    run,
    takeFreely(member, stake) {
      const cash = cashOf(batch, member);
      if (!cash) return true;
      if (cash.isWatched) return false;
      if (cash.freeStake === null) return true;
      if (cash.freeStake < stake) return false;
      cash.freeStake -= stake;
      return true;
    },
    async letPlay(free) {
      for (const { memberId, stake } of free) {
        const cash = cashOf(batch, { memberId, currency: BRAND_CURRENCY });
        // The books are written after this statement, and must not take it back.
        if (cash) cash.freeStake = stake;
      }
      await run(watchAccounts, [
        free.map(({ memberId }) => memberId),
        free.map(({ until }) => until),
        free.map(({ stake }) => stake),
        BRAND_CURRENCY,
      ]);
    },
    betsSince: (rows) => betsSince(run, rows),
    breaksSince: (rows, idleMs) => breaksSince(run, rows, idleMs),
  };
}

/** A bet that was decided and is decided again may take a win back: its member is asked about anew. */
export function watchRevisions(batch: Batch): void {
  for (const bet of batch.bets.values()) {
    const cash = bet.state === 'open' ? undefined : cashOf(batch, bet);
    if (!cash || cash.freeStake === null) continue;
    cash.freeStake = 0n;
    batch.books.changed.add(cash);
  }
}
