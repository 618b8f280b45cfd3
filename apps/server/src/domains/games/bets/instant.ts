import { coveredStake, drawPots, type InstantGame, type Played } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import {
  detailOf,
  type Play,
  type Player,
  playInstantBet,
  playSettingsOf,
  type StakeGift,
} from '../../play/index.ts';
import { betRefusal } from '../rules/stake.ts';
import { type GameBet, OWN_VENDOR, type ShownBet, shownBet } from '../shown-bet.ts';
import { claimJackpot, testsPots } from './jackpot.ts';

const NO_POTS: readonly string[] = [];

/** One bet on a game that is decided at once. What the player sees is what was decided. */
export async function betInstantly(
  play: Play,
  game: InstantGame,
  player: Player,
  order: GameBet,
): Promise<ShownBet> {
  const { requestId, gameCode } = order;
  const gift = order.freeSpins === undefined ? undefined : await findGift(play, player, order);
  const stake = gift?.stake ?? order.stake;
  const choice = game.readChoice(order.choice);
  const legs = choice === undefined ? undefined : game.legs?.(choice);
  const { bet, balance, outcome, fairness } = await playInstantBet(play, {
    memberId: player.memberId,
    currency: player.currency,
    requestId,
    gameCode,
    gift,
    stake: gift ? 0n : stake,
    vendor: OWN_VENDOR,
    choice: order.choice,
    category: game.category,
    rulesVersion: game.version,
    uncounted: legs ? coveredStake(legs, playSettingsOf(play.house).maxCoveragePercent) : 0n,
    refusal: betRefusal(play.house, game, choice, stake),
    decide: (chance): Played & { pots: readonly string[] } => {
      const { payout, steps } = game.play(choice, stake, chance);
      const pots = !gift && testsPots(gameCode, player) ? drawPots(stake, chance) : NO_POTS;
      return { payout, steps, pots };
    },
    asPaid: (bet) => ({ payout: bet.payout, steps: [], pots: [...(detailOf(bet).pots ?? [])] }),
  });
  const { payout, steps, pots } = outcome;
  const jackpot = pots.length > 0 ? await claimJackpot(play, bet, pots) : null;
  const whole = balance + (jackpot?.amount ?? 0n);
  return shownBet(bet, { state: 'settled', payout, balance: whole, steps, fairness, jackpot });
}

/** Which of the member's free spins is meant; they hold for one game, and for real money only. */
async function findGift(
  { house }: Play,
  { memberId, currency }: Player,
  { gameCode, freeSpins: id = '' }: GameBet,
): Promise<StakeGift> {
  if (currency !== 'FUN') {
    for (const giver of house.contributed('stakeGivers')) {
      const gift = await giver(house, { memberId, gameCode, id });
      if (gift) return gift;
    }
  }
  return refuse('FREE_SPINS_GONE');
}
