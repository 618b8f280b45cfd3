import type { GameFacts } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { limitsOf } from './limits.ts';

type Limited = Pick<GameFacts, 'code' | 'limits' | 'largestPayout'>;

/** Within the limits of the game, and never able to pay more than its largest payout. */
export function refuseStake(house: House, game: Limited, choice: unknown, stake: Money): void {
  const { min, max, maxPayout } = limitsOf(house, game);
  if (stake < min || stake > max) refuse('STAKE_NOT_ALLOWED');
  if (game.largestPayout(choice, stake) > maxPayout) refuse('STAKE_NOT_ALLOWED');
}
