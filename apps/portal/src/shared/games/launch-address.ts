import type { catalogueLobby, Output } from '@baize/contract';
import { isSportsGame, sportOfGame } from '../sportsbook/game-codes.ts';
import { isCardGame } from './card-games.ts';
import { OWN_VENDOR } from './own-vendor.ts';

export type Game = Output<typeof catalogueLobby.game>;

/** What must be known of a game to open it. */
export type Launchable = Pick<
  Game,
  'vassalage' | 'gameCode' | 'gameType' | 'displayName' | 'supportPlay' | 'maintenance'
>;

/**
 * Two lottery vendors have a page of their own, and so have the lottery, the house's book and its card
 * room; all else plays in the frame.
 */
export function launchAddress(
  { vassalage, gameType, gameCode }: Pick<Game, 'vassalage' | 'gameType' | 'gameCode'>,
  isFun = false,
) {
  const search = { gameCode, ...(isFun && { fun: 1 as const }) };
  if (vassalage === 'TCG_LOTTO_VN') return { to: '/vnLottery', search } as const;
  if (vassalage === 'TCG_SEA') return { to: '/seaLottery', search } as const;
  if (gameType === 'LOTT' || gameType === 'ELOTT') return { to: '/lottery', search } as const;
  if (vassalage === OWN_VENDOR && isSportsGame(gameCode)) {
    const sport = { sport: sportOfGame(gameCode) };
    if (gameType === 'ESPORTS') return { to: '/esports', search: sport } as const;
    return { to: '/sports', search: sport } as const;
  }
  if (vassalage === OWN_VENDOR && isCardGame(gameCode)) {
    return { to: cardRoomPath(gameCode), search: { game: gameCode } } as const;
  }
  return { to: '/seamless', search: { vendor: vassalage, ...search } } as const;
}

/** Board games stand on a page of their own. */
export function cardRoomPath(game: string | undefined): '/pvp' | '/bgs' {
  return game === 'xiangqi' ? '/bgs' : '/pvp';
}
