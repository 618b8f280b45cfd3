import type { MessageId } from '@baize/i18n';
import { useCallback } from 'react';
import { useText } from '../../shared/words/use-text.ts';

const NUMBER = /^\d+$/;

/** `3-big` belongs to the third place, `first3-pair` to the first three balls; others stand alone. */
export function groupOfSpot(spot: string): string {
  const [, group = ''] = /^(\d+|first3|middle3|last3)-/.exec(spot) ?? [];
  return group;
}

/** The words of spots and facts, whichever of them are numbers. */
export function useSpotWords() {
  const text = useText();
  const word = useCallback(
    (token: string | number) =>
      NUMBER.test(String(token)) ? String(token) : text(`tickets.word.${token}` as MessageId),
    [text],
  );
  const spotName = useCallback(
    (spot: string) => {
      const group = groupOfSpot(spot);
      const rest = group ? spot.slice(group.length + 1) : spot;
      const [, bull] = /^bull-(\d+)$/.exec(rest) ?? [];
      if (bull === '0') return text('tickets.word.bull-none');
      if (bull === '10') return text('tickets.word.bull-bull');
      return bull ? text('tickets.bull', { number: bull }) : word(rest);
    },
    [text, word],
  );
  const groupName = useCallback(
    (group: string) =>
      NUMBER.test(group) ? text('tickets.place', { number: group }) : word(group),
    [text, word],
  );
  return { word, spotName, groupName };
}

export function usePlayName(kind: string) {
  const text = useText();
  return useCallback(
    (play: string) => text(`lottery.play.${kind}.${play}.name` as MessageId),
    [text, kind],
  );
}
