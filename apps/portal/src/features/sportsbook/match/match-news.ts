import type { Output, sportsbookFixtures } from '@baize/contract';
import type { SocketEvent } from '@baize/web/socket-messages.ts';

export type MatchFacts = Output<typeof sportsbookFixtures.match.value>;
export type MatchEvent = MatchFacts['events'][number];

type Told = Pick<MatchFacts, 'markets' | 'state'> & {
  events: MatchEvent[];
  phase: MatchFacts['match']['phase'];
  isSuspended: boolean;
  version: number;
};

/** The match after one more message. Undefined where something was missed: the house must be asked. */
export function afterMatchNews(facts: MatchFacts, event: SocketEvent): MatchFacts | undefined {
  if (event.kind !== 'match') return undefined;
  const { markets, state, events, phase, isSuspended, version } = event as unknown as Told;
  if (version < facts.match.version) return facts;
  const last = facts.events.at(-1)?.seq ?? 0;
  const more = events.filter(({ seq }) => seq > last);
  if (more.length > 0 && more[0]!.seq > last + 1) return undefined;
  return {
    ...facts,
    markets,
    state,
    events: [...facts.events, ...more],
    match: { ...facts.match, state, phase, isSuspended, version },
  };
}
