import { defineJob } from '../../../platform/jobs.ts';
import { eraseWhatWasHeld } from './personal-data.ts';

export const dataJobs = [
  defineJob({
    name: 'identity.legal-holds',
    schedule: { everyMinutes: 60 },
    run: eraseWhatWasHeld,
  }),
];
