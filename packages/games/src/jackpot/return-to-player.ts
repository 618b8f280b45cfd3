import { UNIT } from '@baize/money';
import { type Pot, pots } from './pots.ts';

/** Per unit staked: the seed that the house puts in again after each win, and what players put in. */
export function potReturn({ seed, contribution, oneIn }: Pot): number {
  return Number(seed / UNIT) / Number(oneIn) + Number(contribution) / 10_000;
}

/** What a pot holds on average when it is won. */
export function meanPot({ seed, contribution, oneIn }: Pot): number {
  return Number(seed / UNIT) + (Number(contribution) / 10_000) * Number(oneIn);
}

/** What the pots add to the return of every slot. */
export function jackpotReturn(): number {
  return pots.reduce((sum, pot) => sum + potReturn(pot), 0);
}
