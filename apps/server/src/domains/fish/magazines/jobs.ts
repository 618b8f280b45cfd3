import { hours } from '@baize/calendar';
import { defineJob } from '../../../platform/jobs.ts';

const KEPT_MS = hours(1);

/** A magazine that is closed stands in its bet: the row beside it was for those who ask twice. */
export const forgetMagazinesJob = defineJob({
  name: 'fish.forget-magazines',
  schedule: { everyMinutes: 30 },
  run: async ({ db, clock }) => {
    await db
      .deleteFrom('fish_magazines')
      .where('closed_at', '<', new Date(clock.now().getTime() - KEPT_MS))
      .execute();
  },
});
