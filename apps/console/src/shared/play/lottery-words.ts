import { useCallback } from 'react';
import { type Text, useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

/** A play as players call it; `play` is the kind of lottery and the play's code, `ssc.five-direct`. */
export function playName(text: Text, play: string): string {
  return text(`lottery.play.${play}.name` as WordId);
}

/** What a bet was on, where its plays have names. */
export function playNames(text: Text, plays: readonly string[]): string {
  return plays.map((play) => playName(text, play)).join(', ');
}

const WORD = /^[a-z]+(-[a-z]+)*$/;

/** The prize of a play that has only one. */
const ONLY_PRIZE = 'hit';

/** What was marked, or a prize: a word is said as players read it, numbers stay. */
export function pickName(text: Text, pick: string): string {
  const id = `tickets.word.${pick}` as WordId;
  if (pick === ONLY_PRIZE) return '';
  if (!WORD.test(pick)) return pick;
  const said = text(id);
  return said === id ? pick : said;
}

/** A play of one kind of lottery with what was marked on it. */
export function usePickName(kind: string | undefined) {
  const text = useText();
  return useCallback(
    (play: string, pick: string) =>
      [kind ? playName(text, `${kind}.${play}`) : play, pickName(text, pick)]
        .filter(Boolean)
        .join(' · '),
    [text, kind],
  );
}
