import { defineJob } from '../../../platform/jobs.ts';
import { compareYesterday } from './compare.ts';
import { forgetSignatures } from './replays.ts';

export const compareVendorsJob = defineJob({
  name: 'play.compare-vendors',
  schedule: { dailyAt: '04:50' },
  run: compareYesterday,
});

export const forgetSignaturesJob = defineJob({
  name: 'play.forget-signatures',
  schedule: { everyMinutes: 10 },
  run: forgetSignatures,
});
