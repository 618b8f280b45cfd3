import type { MessageId } from '@baize/i18n';
import { useCallback } from 'react';
import { sayGroup, saySpot, sayWord } from '../../shared/bet-words/lottery-words.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The words of spots and facts, whichever of them are numbers. */
export function useSpotWords() {
  const text = useText();
  const word = useCallback((token: string | number) => sayWord(text, token), [text]);
  const spotName = useCallback((spot: string) => saySpot(text, spot), [text]);
  const groupName = useCallback((group: string) => sayGroup(text, group), [text]);
  return { word, spotName, groupName };
}

export function usePlayName(kind: string) {
  const text = useText();
  return useCallback(
    (play: string) => text(`lottery.play.${kind}.${play}.name` as MessageId),
    [text, kind],
  );
}
