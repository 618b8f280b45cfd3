import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { defineJob } from '../../../platform/jobs.ts';

/** Long past the day within which anything of a match can change. */
const KEPT_MS = days(7);

export const forgetMessagesJob = defineJob({
  name: 'sportsbook.forget-messages',
  schedule: { dailyAt: '04:40' },
  run: forgetMessages,
});

/** What feeds told of matches that are long settled; their numbers stay counted. */
export async function forgetMessages({ work, clock }: House): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await sql`
    delete from sports_feed_messages f using sports_matches m
    where m.feed = f.feed and m.feed_match = f.match
      and m.settled_at is not null and m.ended_at < ${before}`.execute(work);
}
