import { tableGames } from '@baize/games';
import { money } from '@baize/money';
import { useMemo } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import { type Board, toOne } from '../board.ts';

const PROBE = money('1000');

type Rules = {
  best?: Readonly<Record<string, number>>;
  banker?: { usual: number; six: number };
};

/** What a spot pays to one, by the rules of its game alone. */
export function usePays({ game, rules }: Pick<Board, 'game' | 'rules'>): (id: string) => string {
  const text = useText();
  const counted = useMemo(() => countedPays(game), [game]);
  const { best, banker } = (rules ?? {}) as Rules;
  return (id) => {
    if (id === 'banker' && banker) {
      return banker.usual === banker.six ? '0.95:1' : text('live.sixPaysHalf');
    }
    const kind = tableGames.get(game)?.spots.get(id)?.kind ?? id;
    const times = counted.get(id) ?? best?.[kind] ?? best?.[id];
    return times === undefined ? '' : toOne(times);
  };
}

/** Where every result can be listed, the most that a chip brings back is among them. */
function countedPays(code: string): ReadonlyMap<string, number> {
  const game = tableGames.get(code);
  const backs = new Map<string, number>();
  for (const spot of game?.spots.values() ?? []) {
    const all = game?.results?.map(({ result }) => Number(spot.back(PROBE, result)));
    if (all) backs.set(spot.id, Math.max(...all) / Number(PROBE));
  }
  return backs;
}
