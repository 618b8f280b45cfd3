import { bingoCardOf } from '@baize/games';
import { useText } from '../words/use-text.ts';
import { type Say, sayOfGame } from './game-words.ts';

const NAMED = ['baccarat', 'baccarat-no-commission', 'dragon-tiger', 'cockfight', 'sabong'];

/** What people call a place of the cloth. */
export function useSpotName(game: string): (id: string) => string {
  const text = useText();
  return (id) => nameOfSpot(text, game, id);
}

export function nameOfSpot(say: Say, game: string, id: string): string {
  if (NAMED.includes(game)) return say(`live.spot.${id as 'player'}`);
  if (game === 'fan-tan') {
    const [kind, on = ''] = id.split(':');
    return `${say(`live.fanTan.${kind as 'fan'}`)} ${on.replaceAll('-', ' · ')}`;
  }
  if (game === 'bingo-hall') return say('live.bingo.card', { number: bingoCardOf(id) });
  if (game === 'blackjack') return blackjackName(say, id);
  if (game === 'live-sic-bo') return sicBoName(say, id);
  if (game === 'live-roulette') return sayOfGame(say, 'roulette', id);
  // Numbers say what they are.
  return id.replace(':', ' ').replaceAll('-', ' · ');
}

/** `split-double-3`: what it is, and at which seat. */
function blackjackName(say: Say, id: string): string {
  const [, kind = id, seat = ''] = /^(.+?)-?(\d?)$/.exec(id) ?? [];
  return `${say(`live.blackjack.spot.${kind as 'seat'}`)} ${seat}`.trim();
}

function sicBoName(say: Say, id: string): string {
  const [kind = '', what = ''] = id.split(':');
  if (kind === 'any-triple') return say('games.sicBo.anyTriple');
  if (!what) return say(`games.sicBo.${kind as 'big'}`);
  return say(`games.sicBo.${kind as 'total'}`, { what: what.replace('-', ', ') });
}
