import { useCallback } from 'react';
import { sayWholeSpot } from '../../shared/bet-words/lottery-words.ts';
import { useText } from '../../shared/words/use-text.ts';

/** A selection in one line: `2,3 | 9 | 5,6`, `Ball 1 big`. */
export function useSelectionText() {
  const text = useText();
  return useCallback(
    (selection: object): string => {
      const given = selection as {
        positions?: number[][];
        numbers?: number[];
        texts?: string[];
        spots?: string[];
      };
      if (given.positions) return given.positions.map((one) => one.join(',') || '–').join(' | ');
      if (given.numbers) return given.numbers.join(', ');
      if (given.texts) return given.texts.join(', ');
      return (given.spots ?? []).map((spot) => sayWholeSpot(text, spot)).join(', ');
    },
    [text],
  );
}
