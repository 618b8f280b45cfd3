import type { MatchEvent } from './match.ts';

type Told = Pick<MatchEvent, 'at' | 'kind'> & Partial<Omit<MatchEvent, 'seq'>>;

/** Numbers events as they are told, and fills in what most of them leave open. */
export function recorder(): { events: MatchEvent[]; add: (told: Told) => void } {
  const events: MatchEvent[] = [];
  return {
    events,
    add: ({ at, kind, clock = 0, side = null, value = 0, spot = null }) =>
      void events.push({ seq: events.length + 1, at, clock, kind, side, value, spot }),
  };
}
