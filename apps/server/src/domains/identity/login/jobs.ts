import { defineJob } from '../../../platform/jobs.ts';
import { forgetOldChallenges } from './challenge.ts';
import { forgetOldVisits } from './one-click.ts';

export const loginJobs = [
  defineJob({
    name: 'identity.forget-logins',
    schedule: { everyMinutes: 60 },
    run: async (house) => {
      await forgetOldChallenges(house);
      await forgetOldVisits(house);
    },
  }),
];
