import { defineJob } from '../../../platform/jobs.ts';
import { endExpired } from './end-sessions.ts';
import { forgetOldEntries } from './entries.ts';
import { forgetOldDevices } from './remember.ts';
import { endOldViews } from './views.ts';

export const sessionsJobs = [
  defineJob({ name: 'identity.views', schedule: { everyMinutes: 1 }, run: endOldViews }),
  defineJob({
    name: 'identity.sweep',
    schedule: { everyMinutes: 10 },
    run: async (house) => {
      await endExpired(house);
      await forgetOldDevices(house);
      await forgetOldEntries(house);
    },
  }),
];
