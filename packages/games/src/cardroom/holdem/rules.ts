import type { StakeRules } from '../card-game.ts';
import { CENT } from '../rake.ts';

/** `base` is the big blind. */
export type HoldemRules = StakeRules & {
  readonly smallBlind: number;
  /** Zero at cash tables. */
  readonly ante: number;
  /** The most that is taken of all pots of a hand together. */
  readonly rakeCap: number;
  /** What bets and shares are whole numbers of: a cent, or a chip of a sit-and-go. */
  readonly chip: number;
};

const CAP_IN_BIG_BLINDS = 3;

export function holdemRules({ base, rakeBp }: StakeRules): HoldemRules {
  return {
    base,
    rakeBp,
    smallBlind: Math.max(CENT, Math.floor(base / 2 / CENT) * CENT),
    ante: 0,
    rakeCap: CAP_IN_BIG_BLINDS * base,
    chip: CENT,
  };
}

export type HoldemMove =
  | { readonly action: 'fold' | 'check' | 'call' }
  /** A bet or a raise, named by what the seat then has before it on this street. */
  | { readonly action: 'raise'; readonly to: number };

export type HoldemOptions = {
  readonly check: boolean;
  /** What a call adds, the whole stack at most; null when there is nothing to call. */
  readonly call: number | null;
  /** The least and the most that may be raised to; both are the whole stack when it is short. */
  readonly raise: { readonly min: number; readonly max: number } | null;
};
