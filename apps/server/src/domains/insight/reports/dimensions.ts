import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { AFFILIATE, AGENT, GENERAL_AGENT, LINK_AGENT } from '../../members/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';

export type Dimension = contract.Dimension;

/** What a table of the book can be grouped by. */
export type Source = 'play' | 'member' | 'money' | 'memberMoney' | 'people';

const TIMES = ['day', 'week', 'month', 'weekday'] as const;
const GAMES = ['category', 'vendor', 'game'] as const;
const KEPT = ['country', 'device', 'source', 'campaign'] as const;
const PEOPLE = ['line', 'level', 'member', ...KEPT] as const;

export const isOfGames = (dimension: Dimension) => (GAMES as readonly string[]).includes(dimension);
export const isOfPeople = (dimension: Dimension) =>
  (PEOPLE as readonly string[]).includes(dimension);

/** Whether a table knows all of them. */
export function knows(source: Source, asked: readonly Dimension[]): boolean {
  return asked.every((dimension) => KNOWN[source].includes(dimension));
}

const KNOWN: Record<Source, readonly Dimension[]> = {
  play: [...TIMES, 'hour', 'currency', ...GAMES],
  member: [...TIMES, 'currency', ...GAMES, ...PEOPLE],
  money: [...TIMES, 'hour', 'currency'],
  memberMoney: [...TIMES, 'currency', ...PEOPLE],
  people: [...TIMES, 'hour', 'currency', ...PEOPLE],
};

const agents = [AGENT, GENERAL_AGENT, AFFILIATE, LINK_AGENT];

/** Whose tree somebody stands in today; 0: nobody's. */
export const LINE = sql`case when m.line is null or (m.line = m.id and m.type <> all(${agents}::int[]))
  then 0 else m.line end`;

/** The level that somebody has at an instant. */
export const levelAt = (at: Date) =>
  sql`coalesce(case when l.manual_until > ${at} then l.manual_level end, l.level, 0)`;

/** What is kept of somebody; of whom nothing is, nothing is known. */
export const keptOf = (dimension: (typeof KEPT)[number]) =>
  sql`coalesce(${sql.ref(`p.${dimension}`)}, 'none')`;

/** How a row's key is written, as text; the tables name their columns alike. */
export function keyOf(dimension: Dimension, at: Date): RawBuilder<unknown> {
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
      return sql`(${LINE})::text`;
    case 'level':
      return sql`(${levelAt(at)})::text`;
    case 'member':
      return sql`s.member_id::text`;
    case 'country':
    case 'device':
    case 'source':
    case 'campaign':
      return keptOf(dimension);
    case 'currency':
      // An installation counts in one money for good: points and play money are in no book of sums.
      return sql`${BRAND_CURRENCY}::text`;
  }
}
