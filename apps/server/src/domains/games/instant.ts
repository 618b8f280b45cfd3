import { type InstantGame, instantGames, type Step } from '@baize/games';
import type { Money } from '@baize/money';
import { refuse } from '../../platform/refusal.ts';
import { type Currency, type FairnessShown, type Play, playInstantBet } from '../play/index.ts';

/** The vendor of everything that is played in the house. */
export const OWN_VENDOR = 'BAIZE';

export type GameBet = { requestId: string; gameCode: string; stake: Money; choice?: unknown };

export type ShownBet = {
  betId: string;
  gameCode: string;
  state: 'open' | 'settled' | 'void';
  stake: Money;
  payout: Money;
  balance: Money;
  steps: Step[];
  fairness: Omit<FairnessShown, 'nonce'> & { nonce: number };
};

/** One bet on a game that is decided at once. What the player sees is what was decided. */
export async function betOnGame(
  play: Play,
  player: { memberId: bigint; currency: Currency },
  order: GameBet,
): Promise<ShownBet> {
  const { requestId, gameCode, stake } = order;
  const game = instantGames.get(gameCode) ?? refuse('GAME_NOT_FOUND');
  const choice = game.readChoice(order.choice) ?? refuse('CHOICE_NOT_ALLOWED');
  refuseStake(game, choice, stake);
  const { bet, balance, outcome, fairness } = await playInstantBet(play, {
    ...player,
    ...{ requestId, gameCode, stake, vendor: OWN_VENDOR, choice: order.choice },
    category: game.category,
    rulesVersion: game.version,
    decide: (chance) => game.play(choice, stake, chance),
  });
  return {
    betId: String(bet.id),
    gameCode,
    state: 'settled',
    stake,
    payout: outcome.payout,
    balance,
    steps: outcome.steps,
    fairness: { ...fairness, nonce: Number(fairness.nonce) },
  };
}

function refuseStake(game: InstantGame, choice: unknown, stake: Money): void {
  const { min, max, maxPayout } = game.limits;
  if (stake < min || stake > max) refuse('STAKE_NOT_ALLOWED');
  if (game.largestPayout(choice, stake) > maxPayout) refuse('STAKE_NOT_ALLOWED');
}
