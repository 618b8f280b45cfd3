import { useCallback } from 'react';
import { groupOfSpot, useSpotWords } from './spot-words.ts';

/** A selection in one line: `2,3 | 9 | 5,6`, `Ball 1 big`. */
export function useSelectionText() {
  const { spotName, groupName } = useSpotWords();
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
      const named = (spot: string) => {
        const group = groupOfSpot(spot);
        return group ? `${groupName(group)} ${spotName(spot)}` : spotName(spot);
      };
      return (given.spots ?? []).map(named).join(', ');
    },
    [spotName, groupName],
  );
}
