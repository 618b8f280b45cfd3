import { defineJob } from '../../../platform/jobs.ts';
import type { Play } from '../lanes/open-play.ts';
import { type Finisher, finishBets } from './unfinished.ts';

export function unfinishedRoundsJob(play: Play, finishers: readonly Finisher[]) {
  return defineJob({
    name: 'play.unfinished-rounds',
    schedule: { everyMinutes: 1 },
    run: () => finishBets(play, finishers),
  });
}
