import { gameRules, instantGames } from '@baize/games';
import { refuse } from '../../../platform/refusal.ts';
import { type Bet, findBet, type Play, type Player, readBets } from '../../play/index.ts';
import { actOnCrash, betOnCrash, type Crash, showOpenCrashBet } from '../crash/crash.ts';
import { type GameBet, OWN_VENDOR, type ShownBet } from '../shown-bet.ts';
import { betInstantly } from './instant.ts';
import { actOnOpenRound, betOnOpenRound, isPlayedBy, showOpenRound } from './open-rounds.ts';

const MAX_OPEN = 100;

export type Games = { play: Play; crash: Crash };

/** One bet on any game of the house. */
export function betOnGame(
  { play, crash }: Games,
  player: Player,
  order: GameBet,
): Promise<ShownBet> {
  if (order.gameCode === 'crash') return betOnCrash(crash, player, order);
  const instant = instantGames.get(order.gameCode);
  if (instant) return betInstantly(play, instant, player, order);
  const rules = gameRules.get(order.gameCode) ?? refuse('GAME_NOT_FOUND');
  return betOnOpenRound(play, rules, player, order);
}

export type GameAct = {
  requestId: string;
  betId: string;
  action: string;
  cell?: number | undefined;
};

/** One step of a bet that is under way; whose game it is decides what the step means. */
export async function actOnBet(
  { play, crash }: Games,
  player: Player,
  asked: GameAct,
): Promise<ShownBet> {
  const arrivedAt = play.house.clock.now();
  const { requestId, betId, action: word, cell } = asked;
  const action = { action: word, ...(cell !== undefined && { cell }) };
  const bet = await ownBet(play, player, betId);
  if (bet.gameCode === 'crash') return actOnCrash(crash, bet, { requestId, action }, arrivedAt);
  const rules = gameRules.get(bet.gameCode);
  if (!rules || rules.isInstant) refuse('ACTION_NOT_ALLOWED');
  return actOnOpenRound(play, rules, bet, { requestId, action });
}

/** What the caller has under way, so that a reload or another device can go on with it. */
export async function openBets(
  games: Games,
  player: Player,
  gameCode: string,
): Promise<ShownBet[]> {
  const bets = await readBets(
    games.play.house.db,
    { members: [player.memberId], currency: player.currency, gameCode, state: 'open' },
    { size: MAX_OPEN },
  );
  const own = bets.filter(({ vendor }) => vendor === OWN_VENDOR);
  const shown = await Promise.all(own.map((bet) => showOpenBet(games, bet)));
  return shown.filter((bet) => bet !== undefined);
}

async function showOpenBet({ play, crash }: Games, bet: Bet): Promise<ShownBet | undefined> {
  if (bet.gameCode === 'crash') return showOpenCrashBet(crash, bet);
  const rules = gameRules.get(bet.gameCode);
  if (!rules || rules.isInstant || !isPlayedBy(rules, bet)) return undefined;
  return showOpenRound(play, rules, bet);
}

async function ownBet(play: Play, { memberId, currency }: Player, betId: string): Promise<Bet> {
  const bet = await findBet(play.house.db, BigInt(betId));
  const isOwn = bet?.memberId === memberId && bet.currency === currency;
  return isOwn && bet.vendor === OWN_VENDOR ? bet : refuse('BET_NOT_FOUND');
}
