import type { HoldemMove, HoldemSeatView } from '@baize/games';

export type MoveName = 'fold' | 'check' | 'call' | 'bet' | 'raiseTo' | 'allIn';

/** A move is called in every list what its button said: `own` is the seat right after it. */
export function nameOfMove(
  { action }: HoldemMove,
  own: Pick<HoldemSeatView, 'stack' | 'last'> | undefined,
): MoveName {
  if (action !== 'raise') return action;
  if (own?.stack === 0) return 'allIn';
  return own?.last === 'bet' ? 'bet' : 'raiseTo';
}
