import type { House } from '../../../platform/house.ts';
import { eventsUntil, phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { type Priced, priceAt } from '../prices/prices.ts';
import { headMarkets, type ShownMarket, showMarkets } from '../prices/shown-prices.ts';
import { LIVE_TOPIC, topicOf } from './heard.ts';

/** What was last said of a match, on its own topic and on that of all. */
type Said = { page: string; row: string };

const LAST_EVENTS = 12;
/** The clock of a match moves by itself on screens; a word now and then keeps it right. */
const CLOCK_STEP_MS = 15_000;

export type News = {
  /** Tells what changed in matches under way to those who listen. */
  tell(matches: readonly Match[], heard: ReadonlySet<string>): void;
};

export function openNews(house: House): News {
  const said = new WeakMap<Match, Said>();

  /** Tells the match's own page, and gives back its row where that looks different now. */
  function tellOne(match: Match, isPage: boolean, now: number): object | undefined {
    const before = said.get(match);
    const priced = priceAt(house, match, now);
    const phase = phaseAt(match, now);
    const head = headMarkets(priced);
    const row = signOf(phase, priced, head, now - match.startsAt);
    const page = `${priced.state?.seq} ${row}`;
    said.set(match, { page, row });
    if (isPage && page !== before?.page) tellPage(house, match, priced, { now, phase });
    if (row === before?.row) return undefined;
    return {
      matchId: String(match.id),
      phase,
      state: priced.state,
      isSuspended: priced.isSuspended,
      markets: head,
      marketCount: priced.markets.length,
      version: now,
    };
  }

  return {
    tell: (matches, heard) => {
      const now = house.clock.now().getTime();
      const isLobby = heard.has(LIVE_TOPIC);
      const listened = matches.filter(({ id }) => isLobby || heard.has(topicOf(id)));
      const rows = listened.flatMap((match) => {
        const isPage = heard.has(topicOf(match.id));
        return tellOne(match, isPage, now) ?? [];
      });
      if (isLobby && rows.length > 0) {
        house.realtime.publish(LIVE_TOPIC, { kind: 'matches', now, rows });
      }
    },
  };
}

function tellPage(
  house: House,
  match: Match,
  priced: Priced,
  { now, phase }: { now: number; phase: string },
): void {
  house.realtime.publish(topicOf(match.id), {
    kind: 'match',
    now,
    matchId: String(match.id),
    phase,
    state: priced.state,
    isSuspended: priced.isSuspended,
    // The last ones: a message that was missed is made good by the next.
    events: eventsUntil(match, now).slice(-LAST_EVENTS),
    markets: showMarkets(priced),
    version: now,
  });
}

/** Two rows that look the same have the same sign. */
function signOf(
  phase: string,
  { state, isSuspended }: Priced,
  head: ShownMarket[],
  elapsed: number,
) {
  const odds = head.map(({ key, selections }) => `${key}${selections.map((one) => one.odds)}`);
  const score = state && [state.phase, state.home, state.away, state.periods, state.points];
  return JSON.stringify([phase, isSuspended, score, odds, Math.floor(elapsed / CLOCK_STEP_MS)]);
}
