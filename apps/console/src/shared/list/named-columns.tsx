import { type Tone, textLinkClasses } from '@baize/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
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

/** The kind of an alarm, in red until somebody has seen to it. */
export function alarmColumn<Row extends { kind: string }, Words extends string>(
  header: WordId,
  words: Words & StartOf<Words, Row['kind']>,
  isOpen: (row: Row) => boolean,
): ListColumn<Row> {
  const word = wordIn(words);
  const tone = (row: Row) => (isOpen(row) ? 'bad' : 'plain');
  return tagColumn(header, (row, { text }) => [tone(row), text(word(row.kind))], {
    onCard: 'title',
  });
}

/** A name that leads to the page of the row. */
export function linkColumn<Row>(
  header: WordId,
  of: (row: Row) => { name: string; link: LinkProps },
  more: Pick<ListColumn<Row>, 'onCard'> = { onCard: 'title' },
): ListColumn<Row> {
  return {
    header,
    cell: (row) => {
      const { name, link } = of(row);
      return (
        <Link {...link} className={textLinkClasses}>
          {name}
        </Link>
      );
    },
    ...more,
  };
}

/** Whose row it is, as its title. */
export function memberTitle<Row extends { memberId: number; username: string }>(
  header: WordId,
): ListColumn<Row> {
  return memberColumn(header, ({ memberId, username }) => ({ memberId, name: username }), {
    onCard: 'title',
  });
}
