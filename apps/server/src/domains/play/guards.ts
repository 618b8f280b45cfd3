import type { RefusalCode } from '@baize/contract';
import type { Statement } from '../wallet/index.ts';
import type { BetAsk } from './desk.ts';

/**
 * Says which new bets may not be made, and why: limits, exclusions, switches. It is asked while the
 * members' accounts are locked, so what it reads cannot change before the bet is written; what
 * changes it must lock the member's cash too (`lockCash`). One answer per bet; undefined lets it pass.
 */
export type BetGuard = (
  asks: readonly BetAsk[],
  look: { at: Date; run(statement: Statement, values: unknown[]): Promise<unknown[][]> },
) => (RefusalCode | undefined)[] | Promise<(RefusalCode | undefined)[]>;

/** The first refusal of any guard, for each bet. */
export async function askGuards(
  guards: readonly BetGuard[],
  asks: readonly BetAsk[],
  look: Parameters<BetGuard>[1],
): Promise<(RefusalCode | undefined)[]> {
  const found: (RefusalCode | undefined)[] = asks.map(() => undefined);
  if (asks.length === 0) return found;
  for (const guard of guards) {
    const answers = await guard(asks, look);
    answers.forEach((answer, n) => {
      found[n] ??= answer;
    });
  }
  return found;
}
