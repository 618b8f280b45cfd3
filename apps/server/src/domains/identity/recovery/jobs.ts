import { defineJob } from '../../../platform/jobs.ts';
import { forgetOldLinks } from './recovery.ts';

export const recoveryJobs = [
  defineJob({
    name: 'identity.forget-links',
    schedule: { everyMinutes: 60 },
    run: forgetOldLinks,
  }),
];
