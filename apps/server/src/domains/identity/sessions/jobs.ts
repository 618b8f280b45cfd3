import { defineJob } from '../../../platform/jobs.ts';
import { endExpired } from './end-sessions.ts';
import { forgetOldEntries } from './entries.ts';
import { forgetOldDevices } from './remember.ts';

export const sessionsJobs = [
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
