import { defineJob } from '../../../platform/jobs.ts';
import type { Play } from '../../play/index.ts';
import { watchLateResults } from './alarms.ts';
import { runDraws } from './draws.ts';
import { DRAWS_JOB } from './results.ts';

/** Every draw lies on a whole minute; its runs follow each other, on whichever server. */
export function drawsJob(play: Play) {
  return defineJob({
    name: DRAWS_JOB,
    schedule: { everyMinutes: 1 },
    run: () => runDraws(play),
  });
}

export const lateResultsJob = defineJob({
  name: 'lottery.late-results',
  schedule: { everyMinutes: 5 },
  run: watchLateResults,
});
