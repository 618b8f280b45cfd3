import { defineJob } from '../../../platform/jobs.ts';
import type { Play } from '../../play/index.ts';
import { runDraws } from './draws.ts';

/** Every draw lies on a whole minute; its runs follow each other, on whichever server. */
export function drawsJob(play: Play) {
  return defineJob({
    name: 'lottery.draws',
    schedule: { everyMinutes: 1 },
    run: () => runDraws(play),
  });
}
