import type { Tone } from '@baize/ui';
import { type StartOf, type WordId, wordIn } from '../words.ts';
import { type ListColumn, memberColumn, tagColumn } from './columns.tsx';

/** A state in a word and a colour; the words of the states begin alike. */
export function stateColumn<Row, Key extends keyof Row, Words extends string>(
  header: WordId,
  words: Words & StartOf<Words, Row[Key] & string>,
  key: Key,
  tones: { [state in Row[Key] & string]: Tone },
): ListColumn<Row> {
  const word = wordIn(words);
  return tagColumn(header, (row, { text }) => {
    const state = row[key] as Row[Key] & string;
    return [tones[state], text(word(state))];
  });
}

/** Whose row it is, as its title. */
export function memberTitle<Row extends { memberId: number; username: string }>(
  header: WordId,
): ListColumn<Row> {
  return memberColumn(header, ({ memberId, username }) => ({ memberId, name: username }), {
    onCard: 'title',
  });
}
