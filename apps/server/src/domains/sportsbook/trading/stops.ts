import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import type { StopLevel } from '../tables.ts';

export type Stop = {
  level: StopLevel;
  subject: string;
  market: string;
  selection: string;
  reason: string;
  by: bigint;
  at: Date;
};

export type StopName = Pick<Stop, 'level' | 'subject' | 'market' | 'selection'>;

export const stopKey = ({ level, subject, market, selection }: StopName) =>
  [level, subject, market, selection].join(' ');

/** What traders have suspended by hand, at any level. */
const memory = keepInMemory<ReadonlyMap<string, Stop>>({
  channel: 'sportsbook.stops',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('sports_stops').selectAll().orderBy('stopped_at').execute();
    const stops = rows.map(({ stopped_by, stopped_at, ...row }) => ({
      ...row,
      by: stopped_by,
      at: stopped_at,
    }));
    const isSame = stops.length === before.size && stops.every((stop) => before.has(stopKey(stop)));
    return isSame ? before : new Map(stops.map((stop) => [stopKey(stop), stop]));
  },
});

export const followStops = memory.follow;
export const renewStops = memory.renew;
export const stopsOf = (house: House) => memory.of(house);

const isStopped = (house: House, level: StopLevel, subject: string, market = '', selection = '') =>
  memory.of(house).has(stopKey({ level, subject, market, selection }));

/** Whether nothing at all may be bet on a match, by anyone's hand. */
export function isMatchStopped(house: House, { id, sport, league }: Match): boolean {
  if (!settingsOf(house, league.id).content.isOpen) return true;
  if (memory.of(house).size === 0) return false;
  return (
    isStopped(house, 'book', '') ||
    isStopped(house, 'sport', sport) ||
    isStopped(house, 'league', league.id) ||
    isStopped(house, 'match', String(id))
  );
}

export function isMarketStopped(house: House, { id }: Match, market: string): boolean {
  return memory.of(house).size > 0 && isStopped(house, 'market', String(id), market);
}

export function isSelectionStopped(
  house: House,
  { id }: Match,
  market: string,
  selection: string,
): boolean {
  return memory.of(house).size > 0 && isStopped(house, 'selection', String(id), market, selection);
}
