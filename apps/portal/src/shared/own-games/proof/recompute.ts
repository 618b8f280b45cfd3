import { chanceOf, hashOfSeed, type Step, watchChance } from '@baize/games';
import type { Money } from '@baize/money';
import type { OwnGame } from '../own-games.ts';

/** All that a bet depends on. */
export type BetToCheck = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  stake: Money;
  choice: unknown;
  actions: readonly unknown[];
};

export type Recomputed =
  | { isValid: true; state: string; payout: Money; steps: Step[]; draws: number[] }
  | { isValid: false; why: 'choice' | 'actions' };

/** The bet once more, here, by the code that decided it: nothing is asked of anyone. */
export function recompute(game: OwnGame, bet: BetToCheck): Recomputed {
  const choice = game.readChoice(bet.choice);
  if (choice === undefined) return { isValid: false, why: 'choice' };
  const actions = bet.actions.map((action) => game.readAction(action));
  if (actions.includes(undefined)) return { isValid: false, why: 'actions' };
  const { chance, drawn } = watchChance(chanceOf(bet));
  try {
    const { state, payout, steps } = game.replay({ choice, stake: bet.stake, actions }, chance);
    return { isValid: true, state, payout, steps, draws: drawn };
  } catch {
    return { isValid: false, why: 'actions' };
  }
}

/** A round that ended by itself was not cashed out by hand; its record does not say which it was. */
export function recomputeTolerant(game: OwnGame, bet: BetToCheck): Recomputed {
  const first = recompute(game, bet);
  if (first.isValid || bet.actions.length === 0) return first;
  const last = bet.actions.at(-1) as { action?: unknown } | null;
  if (last?.action !== 'cashout') return first;
  return recompute(game, { ...bet, actions: bet.actions.slice(0, -1) });
}

export type HashCheck = 'equal' | 'differs' | 'notGiven';

export function checkHash(serverSeed: string, hash: string): HashCheck {
  if (!hash.trim()) return 'notGiven';
  return hashOfSeed(serverSeed) === hash.trim().toLowerCase() ? 'equal' : 'differs';
}
