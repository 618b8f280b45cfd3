import { openLease } from '../../../platform/database/lease.ts';
import type { House } from '../../../platform/house.ts';
import { repeat } from '../../../platform/repeat.ts';
import type { Play } from '../../play/index.ts';
import { bookOf } from '../fixtures/book.ts';
import { phaseAt } from '../fixtures/course.ts';
import type { Match } from '../fixtures/match.ts';
import { type Calendar, openCalendar } from './calendar.ts';
import { findHeard, LIVE_TOPIC, tellHeard, topicOf } from './heard.ts';
import { openNews } from './news.ts';

export const BOOK_LEASE = 'sportsbook';

const LOOK_MS = 500;
const HEARD_EVERY_MS = 3_000;

export type Runner = { stop(): Promise<void> };

/** One of all servers runs the book: whoever holds the lease. Another takes over where it stopped. */
export function runBook(play: Play): Runner {
  const { house } = play;
  const lease = openLease(house.db, BOOK_LEASE);
  const news = openNews(house);
  let calendar: Calendar | undefined;
  let heardAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const live = liveMatches(house);
    const topics = [LIVE_TOPIC, ...live.map(({ id }) => topicOf(id))];
    if (performance.now() - heardAt >= HEARD_EVERY_MS) {
      heardAt = performance.now();
      await tellHeard(house, topics);
    }
    if (!(await lease.take())) {
      calendar = undefined;
      return;
    }
    calendar ??= openCalendar(play);
    await calendar.step();
    news.tell(live, await findHeard(house, topics));
  }

  const lookOrForget = () =>
    look().catch((err) => {
      calendar = undefined;
      throw err;
    });
  const loop = repeat(lookOrForget, {
    everyMs: LOOK_MS,
    onError: (err) => house.log.warn({ err }, 'the sportsbook stands still'),
  });

  return {
    stop: async () => {
      await loop.stop();
      await lease.release().catch(() => undefined);
    },
  };
}

function liveMatches(house: House): Match[] {
  const now = house.clock.now().getTime();
  return [...bookOf(house).open.values()].filter((match) => {
    const phase = phaseAt(match, now);
    return phase === 'live' || (phase === 'ended' && match.phase !== 'ended');
  });
}
