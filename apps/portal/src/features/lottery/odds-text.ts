import { type LotteryPlay, prizeOf } from '@baize/games';
import { moneyNumber } from '@baize/money';
import { useIntl } from '@baize/web/intl.tsx';
import { useCallback } from 'react';
import { type Board, termsFor } from './cart.ts';
import { prizesOfSpot } from './spot-prizes.ts';

/** The odds of one spot, as `1.98`; several where its result decides between them. */
export function useOdds(board: Board, play: LotteryPlay) {
  const { formatNumber } = useIntl();
  return useCallback(
    (spot: string) => {
      const terms = termsFor(play, board, board.group.own);
      const own = prizesOfSpot(play, board, spot);
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
