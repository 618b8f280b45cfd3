import type { RefusalCode } from '@baize/contract';
import type { Money } from '@baize/money';
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

export type FreePlay = { memberId: bigint; until: Date; stake: Money | null };

/** What a guard may read, all of it under the lock. */
export type GuardReader = {
  at: Date;
  run: Run;
  /**
   * Takes stakes of a member from what they may stake without anyone being asked: most are never
   * asked about, and cost nothing. False takes nothing: somebody wants to be asked.
   */
  takeFreely(member: Pick<BetAsk, 'memberId' | 'currency'>, stake: Money): boolean;
  /** Lets members stake without being asked about until an instant, and up to a sum where one is named. */
  letPlay(free: readonly FreePlay[]): Promise<void>;
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
