import { useCallback } from 'react';
import { ltr } from '../../../shared/words/ltr.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { MatchRow } from '../book.ts';
import { gameClock } from './game-clock.ts';

/** How far a match is, in a few words: a minute, a quarter, a set, a map. */
export function useClockWords() {
  const text = useText();
  return useCallback(
    (row: MatchRow, now: number): string => {
      const { state } = row;
      if (!state) return text('sportsbook.phase.live');
      if (state.phase === 'BREAK') return text('sportsbook.clock.break');
      const n = Math.max(1, state.periods.length);
      const clock = gameClock(row, state, now);
      if (row.sport === 'FOOTBALL') return ltr(clock);
      if (row.sport === 'BASKETBALL') {
        return `${text('sportsbook.period.QUARTER', { n })} ${ltr(clock)}`;
      }
      if (row.sport === 'TENNIS' || row.sport === 'TABLE_TENNIS') {
        return text('sportsbook.period.SET', { n });
      }
      return text('sportsbook.period.MAP', { n });
    },
    [text],
  );
}
