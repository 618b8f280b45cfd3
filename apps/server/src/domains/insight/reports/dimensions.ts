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

export const isOfCrowds = (source: Source) => source === 'crowd' || source === 'crowdMoney';

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

/** A Monday, from which weeks are counted. */
const MONDAY = sql`date '2001-01-01'`;

/** What rows are grouped by; the tables name their columns alike. Many rows have it, so it is quick to tell. */
export function keyOf(dimension: Dimension, at: Date, source: Source): RawBuilder<unknown> {
  switch (dimension) {
    case 'day':
      return sql`s.day`;
    case 'week':
      return sql`s.day - (s.day - ${MONDAY}) % 7`;
    case 'month':
      return sql`date_trunc('month', s.day::timestamp)`;
    case 'weekday':
      return sql`1 + (s.day - ${MONDAY}) % 7`;
    case 'hour':
      return sql`s.hour`;
    case 'category':
      return sql`s.category`;
    case 'vendor':
      return sql`s.vendor`;
    case 'game':
      return sql`s.vendor || '/' || s.game_code`;
    case 'line':
      return sql`${lineOf(source)}`;
    case 'level':
      return sql`${levelAt(at, source)}`;
    case 'member':
      return sql`s.member_id`;
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

/** How the key of a group is written. */
export function textOf(dimension: Dimension, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (dimension === 'day' || dimension === 'week') return sql`to_char(${key}, 'YYYY-MM-DD')`;
  if (dimension === 'month') return sql`to_char(${key}, 'YYYY-MM')`;
  if (dimension === 'hour') return sql`lpad(${key}::text, 2, '0')`;
  return sql`${key}::text`;
}
