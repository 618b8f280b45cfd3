import { seconds } from '@baize/calendar';
import type { MatchState } from '@baize/games';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Play } from '../../play/index.ts';
import { watchBets } from '../alerts/watch.ts';
import { bookOf, renewMatches } from '../fixtures/book.ts';
import { phaseAt, stateAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { writeMatchdays } from '../fixtures/new-matchdays.ts';
import { writeSeasons } from '../fixtures/new-seasons.ts';
import { shippedLeagues } from '../leagues/shipped.ts';
import {
  closeUnbacked,
  endMatches,
  settleMatch,
  settleSoFar,
  unsettledMatches,
} from '../settlement/end-match.ts';
import { endSeasons } from '../settlement/end-season.ts';
import { leaveByWish } from './auto-cash-out.ts';
import { closeLines } from './closing-line.ts';

/** Everything that happens by the clock; each step may be done twice without harm. */
export type Calendar = { step(): Promise<void> };

const WRITE_EVERY_MS = seconds(20);
const WISHES_EVERY_MS = seconds(2);
const WATCH_EVERY_MS = seconds(15);

export function openCalendar(play: Play): Calendar {
  const { house } = play;
  const seen = new Map<bigint, string>();
  const closed = new Map<bigint, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  let wishedAt = Number.NEGATIVE_INFINITY;
  let watchedAt = Number.NEGATIVE_INFINITY;

  /** Matches under way in which something was decided since the last look. */
  async function settleRunning(): Promise<void> {
    const now = house.clock.now().getTime();
    const live = [...bookOf(house).open.values()].filter((match) => phaseAt(match, now) === 'live');
    for (const match of await withOpenLegs(house, live)) {
      const sign = signOf(stateAt(match, now));
      if (seen.get(match.id) === sign) continue;
      await settleSoFar(play, match);
      seen.set(match.id, sign);
    }
  }

  async function endDue(): Promise<void> {
    const now = house.clock.now().getTime();
    const due = [...bookOf(house).open.values()].filter(
      (match) => match.source === 'virtual' && phaseAt(match, now) === 'ended',
    );
    await endMatches(house, due);
    await endSeasons(house);
    await closeUnbacked(house);
    for (const match of await unsettledMatches(house)) {
      await settleMatch(play, match);
      seen.delete(match.id);
    }
  }

  return {
    step: async () => {
      if (performance.now() - writtenAt >= WRITE_EVERY_MS) {
        const leagues = [...shippedLeagues.values()];
        const days = await writeMatchdays(house, leagues);
        const seasons = await writeSeasons(house, leagues);
        if (days + seasons > 0) await renewMatches(house);
        writtenAt = performance.now();
      }
      await closeLines(house, closed);
      await settleRunning();
      await endDue();
      if (performance.now() - wishedAt < WISHES_EVERY_MS) return;
      wishedAt = performance.now();
      await leaveByWish(play);
      if (performance.now() - watchedAt < WATCH_EVERY_MS) return;
      watchedAt = performance.now();
      await watchBets(house);
    },
  };
}

async function withOpenLegs({ db }: House, matches: readonly Match[]): Promise<Match[]> {
  if (matches.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`
    select m.id from unnest(${matches.map(({ id }) => id)}::bigint[]) m (id)
    where exists (select from sports_legs l where l.match_id = m.id and l.outcome is null)`.execute(
    db,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return matches.filter(({ id }) => ids.has(id));
}

/** Whatever a market can be decided by. */
function signOf(state: MatchState | null): string {
  if (!state) return '';
  const { home, away, periods, periodsDone, points, sequence, ...more } = state;
  const { corners, cards, kills, firstBloods, phase } = more;
  return JSON.stringify([
    phase,
    home,
    away,
    periods,
    periodsDone,
    points,
    sequence.length,
    corners,
    cards,
    kills,
    firstBloods,
  ]);
}
