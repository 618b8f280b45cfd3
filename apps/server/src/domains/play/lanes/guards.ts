import type { RefusalCode } from '@baize/contract';
import type { BetAsk } from './batch.ts';
import type { BetsSince, BreaksSince, Run, Since } from './played-so-far.ts';

/**
 * Says which new bets may not be made, and why: limits, exclusions, switches. It is asked while the
 * members' accounts are locked, so what it reads cannot change before the bet is written; what
 * changes it must lock the member's cash too (`lockCash`). One answer per bet; undefined lets it pass.
 */
export type BetGuard = (
  asks: readonly BetAsk[],
  reader: GuardReader,
) => (RefusalCode | undefined)[] | Promise<(RefusalCode | undefined)[]>;

/** What a guard may read, all of it under the lock. */
export type GuardReader = {
  at: Date;
  run: Run;
  /** Whether anyone asked to be asked about this member's bets: most are not, and cost nothing. */
  isWatched(ask: BetAsk): boolean;
  betsSince(rows: readonly Since[]): Promise<BetsSince[]>;
  breaksSince(rows: readonly Since[], idleMs: number): Promise<BreaksSince[]>;
};

/** The first refusal of any guard, for each bet. */
export async function askGuards(
  guards: readonly BetGuard[],
  asks: readonly BetAsk[],
  reader: Parameters<BetGuard>[1],
): Promise<(RefusalCode | undefined)[]> {
  const found: (RefusalCode | undefined)[] = asks.map(() => undefined);
  if (asks.length === 0) return found;
  for (const guard of guards) {
    const answers = await guard(asks, reader);
    answers.forEach((answer, n) => {
      found[n] ??= answer;
    });
  }
  return found;
}
