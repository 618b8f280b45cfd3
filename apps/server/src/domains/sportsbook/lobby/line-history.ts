import type { sportsbookFixtures as contract, Output } from '@baize/contract';
import { addEvent, type MatchState, priceMatch, scheduledMatch } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { findMatch } from '../fixtures/book.ts';
import { eventsUntil } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { settingsOf } from '../leagues/settings.ts';
import { marginsOf } from '../prices/margins.ts';

type Points = Output<typeof contract.lineHistory.value>['points'];

/** A line of so many points is fine enough for any chart. */
const MAX_POINTS = 24;

/**
 * How a price went. It is a function of what happened, so nothing is stored: the model prices the
 * match again at some moments of its course.
 */
export async function showLineHistory(
  house: House,
  { matchId, market }: Output<typeof contract.lineHistory.input>,
): Promise<{ points: Points }> {
  const match = await findMatch(house, BigInt(matchId));
  const margins = marginsOf(settingsOf(house, match.league.id).content);
  const now = house.clock.now().getTime();
  const points: Points = [];
  for (const { at, state } of momentsOf(match, now)) {
    const priced = priceMatch(match.sport, match.strengths, state, margins);
    const found = priced.find(({ key }) => key === market);
    const odds = (found?.selections ?? []).flatMap(({ code, odds: price }) =>
      price === null ? [] : [[code, price] as const],
    );
    if (odds.length > 0) points.push({ at, odds: Object.fromEntries(odds) });
  }
  return { points };
}

function momentsOf(match: Match, now: number): { at: number; state: MatchState }[] {
  const events = eventsUntil(match, now);
  const every = Math.max(1, Math.ceil(events.length / MAX_POINTS));
  let state = scheduledMatch(match.sport);
  const moments = [{ at: Math.min(now, match.startsAt), state }];
  for (const [n, event] of events.entries()) {
    state = addEvent(state, event);
    if (n % every === every - 1) moments.push({ at: match.startsAt + event.at, state });
  }
  return moments;
}
