import type { InstantGame } from '@baize/games';
import { refuse } from '../../platform/refusal.ts';
import { type Play, type Player, playInstantBet } from '../play/index.ts';
import { type GameBet, OWN_VENDOR, type ShownBet, shownBet } from './shown-bet.ts';
import { refuseStake } from './stake.ts';

/** One bet on a game that is decided at once. What the player sees is what was decided. */
export async function betInstantly(
  play: Play,
  game: InstantGame,
  player: Player,
  order: GameBet,
): Promise<ShownBet> {
  const { requestId, gameCode, stake } = order;
  const choice = game.readChoice(order.choice) ?? refuse('CHOICE_NOT_ALLOWED');
  refuseStake(play.house, game, choice, stake);
  const { bet, balance, outcome, fairness } = await playInstantBet(play, {
    ...player,
    ...{ requestId, gameCode, stake, vendor: OWN_VENDOR, choice: order.choice },
    category: game.category,
    rulesVersion: game.version,
    decide: (chance) => game.play(choice, stake, chance),
  });
  const { payout, steps } = outcome;
  return shownBet(bet, { state: 'settled', payout, balance, steps, fairness });
}
