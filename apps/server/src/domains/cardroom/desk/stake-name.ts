import { gameName } from '../stakes/game-names.ts';
import { cardStakes, nameOfLevel } from '../stakes/stake.ts';

/** As operators read it; a stake that is not offered any more goes by its id. */
export function stakeName(stakeId: string): string {
  const stake = cardStakes.get(stakeId);
  return stake ? `${gameName(stake.game.code, 'EN')} · ${nameOfLevel(stake)}` : stakeId;
}
