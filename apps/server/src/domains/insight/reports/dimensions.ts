import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { LINE } from '../people/crowds.ts';

export type Dimension = contract.Dimension;

/** What a table of the book can be grouped by. */
export type Source =
  | 'play'
  | 'member'
  | 'crowd'
  | 'money'
  | 'memberMoney'
  | 'crowdMoney'
  | 'people';

const TIMES = ['day', 'week', 'month', 'weekday'] as const;
const GAMES = ['category', 'vendor', 'game'] as const;
const KEPT = ['country', 'device', 'source', 'campaign'] as const;
const STANDING = ['line', 'level'] as const;
const PEOPLE = [...STANDING, 'member', ...KEPT] as const;

export const isOfGames = (dimension: Dimension) => (GAMES as readonly string[]).includes(dimension);
export const isOfPeople = (dimension: Dimension) =>
  (PEOPLE as readonly string[]).includes(dimension);

/** Which crowds can be told apart by all of them. */
export function familyOf(asked: readonly Dimension[]): 'origin' | 'standing' | undefined {
  const isAmong = (some: readonly Dimension[]) => asked.every((one) => some.includes(one));
  if (isAmong(KEPT)) return 'origin';
  return isAmong(STANDING) ? 'standing' : undefined;
}

/** Whether a table knows all of them. */
export function knows(source: Source, asked: readonly Dimension[]): boolean {
  return asked.every((dimension) => KNOWN[source].includes(dimension));
}

const KNOWN: Record<Source, readonly Dimension[]> = {
  play: [...TIMES, 'hour', 'currency', ...GAMES],
  member: [...TIMES, 'currency', ...GAMES, ...PEOPLE],
  crowd: ['month', 'currency', ...STANDING, ...KEPT],
  money: [...TIMES, 'hour', 'currency', 'reason'],
  memberMoney: [...TIMES, 'currency', 'reason', ...PEOPLE],
  crowdMoney: ['month', 'currency', 'reason', ...STANDING, ...KEPT],
  people: [...TIMES, 'hour', 'currency', ...PEOPLE],
};

const isOfCrowds = (source: Source) => source === 'crowd' || source === 'crowdMoney';

/** In whose tree the members of a row stand. */
export const lineOf = (source: Source) => (isOfCrowds(source) ? sql`c.line` : LINE);

/** The level that they have at an instant. */
export const levelAt = (at: Date, source: Source) => {
  const of = (name: string) => sql.ref(`${isOfCrowds(source) ? 'c' : 'l'}.${name}`);
  return sql`coalesce(case when ${of('manual_until')} > ${at} then ${of('manual_level')} end,
    ${of('level')}, 0)`;
};

/** What is kept of them; of whom nothing is, nothing is known. */
export const keptOf = (dimension: (typeof KEPT)[number], source: Source) =>
  isOfCrowds(source)
    ? sql.ref(`c.${dimension}`)
    : sql`coalesce(${sql.ref(`p.${dimension}`)}, 'none')`;

/** How a row's key is written, as text; the tables name their columns alike. */
export function keyOf(dimension: Dimension, at: Date, source: Source): RawBuilder<unknown> {
  switch (dimension) {
    case 'day':
      return sql`to_char(s.day, 'YYYY-MM-DD')`;
    case 'week':
      return sql`to_char(date_trunc('week', s.day), 'YYYY-MM-DD')`;
    case 'month':
      return sql`to_char(s.day, 'YYYY-MM')`;
    case 'weekday':
      return sql`to_char(s.day, 'ID')`;
    case 'hour':
      return sql`lpad(s.hour::text, 2, '0')`;
    case 'category':
      return sql`s.category`;
    case 'vendor':
      return sql`s.vendor`;
    case 'game':
      return sql`s.vendor || '/' || s.game_code`;
    case 'line':
      return sql`(${lineOf(source)})::text`;
    case 'level':
      return sql`(${levelAt(at, source)})::text`;
    case 'member':
      return sql`s.member_id::text`;
    case 'country':
    case 'device':
    case 'source':
    case 'campaign':
      return keptOf(dimension, source);
    case 'reason':
      return sql`s.reason`;
    case 'currency':
      // An installation counts in one money for good: points and play money are in no book of sums.
      return sql`${BRAND_CURRENCY}::text`;
  }
}
