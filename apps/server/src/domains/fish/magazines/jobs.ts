import { hours } from '@baize/calendar';
import { sql } from 'kysely';
import { defineJob } from '../../../platform/jobs.ts';

const KEPT_MS = hours(1);

/** A magazine that is closed stands in its bet: the rows beside it were for those who ask twice. */
export const forgetMagazinesJob = defineJob({
  name: 'fish.forget-magazines',
  schedule: { everyMinutes: 30 },
  run: async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await sql`with gone as (delete from fish_magazines where closed_at < ${before} returning bet_id)
      delete from fish_bundles b using gone where b.bet_id = gone.bet_id`.execute(db);
  },
});
