import { animalOfDay, type LotteryPlay, prizeOf } from '@baize/games';
import { moneyNumber } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import { type Board, termsFor } from './cart.ts';

/** The animal of the year of the draw has one number more than the others, and pays less. */
function animalPrize({ issue, now }: Board, spot: string): string {
  const day = issue
    ? issue.number.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
    : new Date(now).toISOString().slice(0, 10);
  return animalOfDay(day) === spot ? 'own-animal' : 'animal';
}

/** The odds of one spot, as `1.98`; several where its result decides between them. */
export function useOdds(board: Board, play: LotteryPlay) {
  const { formatNumber } = useIntl();
  return useCallback(
    (spot: string) => {
      const terms = termsFor(play, board, board.group.own);
      const prizes = play.lines.find(({ id }) => id === spot)?.prizes ?? [];
      const own = prizes.includes('own-animal') ? [animalPrize(board, spot)] : prizes;
      return play.prizes
        .filter(({ code, odds }) => own.includes(code) && odds !== null)
        .map((prize) =>
          formatNumber(moneyNumber(prizeOf(prize, terms)), { maximumFractionDigits: 4 }),
        )
        .join(' / ');
    },
    [board, play, formatNumber],
  );
}
