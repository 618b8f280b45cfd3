import { bingoCardOf } from '@baize/games';
import { useText } from '../words/use-text.ts';

const NAMED = ['baccarat', 'baccarat-no-commission', 'dragon-tiger', 'cockfight', 'sabong'];

/** What people call a place of the cloth. */
export function useSpotName(game: string): (id: string) => string {
  const text = useText();
  return (id) => {
    if (NAMED.includes(game)) return text(`live.spot.${id as 'player'}`);
    if (game === 'fan-tan') {
      const [kind, on = ''] = id.split(':');
      return `${text(`live.fanTan.${kind as 'fan'}`)} ${on.replaceAll('-', ' · ')}`;
    }
    if (game === 'bingo-hall') return text('live.bingo.card', { number: bingoCardOf(id) });
    if (game === 'blackjack') return blackjackName(text, id);
    if (game === 'live-sic-bo') return sicBoName(text, id);
    // Numbers and their neighbours say what they are.
    return id.replace(':', ' ').replaceAll('-', ' · ');
  };
}

/** `split-double-3`: what it is, and at which seat. */
function blackjackName(text: ReturnType<typeof useText>, id: string): string {
  const [, kind = id, seat = ''] = /^(.+?)-?(\d?)$/.exec(id) ?? [];
  return `${text(`live.blackjack.spot.${kind as 'seat'}`)} ${seat}`.trim();
}

function sicBoName(text: ReturnType<typeof useText>, id: string): string {
  const [kind = '', what = ''] = id.split(':');
  if (kind === 'any-triple') return text('games.sicBo.anyTriple');
  if (!what) return text(`games.sicBo.${kind as 'big'}`);
  return text(`games.sicBo.${kind as 'total'}`, { what: what.replace('-', ', ') });
}
