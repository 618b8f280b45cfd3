import type { RefusalCode } from '@baize/contract';
import type { GameFacts } from '@baize/games';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { limitsOf } from './limits.ts';

type Limited = Pick<GameFacts, 'code' | 'limits' | 'largestPayout'>;

/**
 * Why a game does not take a bet: it has no such choice, the stake is beyond its limits, or it could
 * pay more than the largest payout. Told under the lock, so that the refusal is kept with its key.
 */
export function betRefusal(
  house: House,
  game: Limited,
  choice: unknown,
  stake: Money,
): RefusalCode | undefined {
  if (choice === undefined) return 'CHOICE_NOT_ALLOWED';
  const { min, max, maxPayout } = limitsOf(house, game);
  const isBeyond = stake < min || stake > max || game.largestPayout(choice, stake) > maxPayout;
  return isBeyond ? 'STAKE_NOT_ALLOWED' : undefined;
}
