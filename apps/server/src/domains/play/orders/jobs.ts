import { defineJob } from '../../../platform/jobs.ts';
import type { Play } from '../lanes/open-play.ts';
import { finishBets } from './unfinished.ts';

export function unfinishedRoundsJob(play: Play) {
  return defineJob({
    name: 'play.unfinished-rounds',
    schedule: { everyMinutes: 1 },
    run: (house) =>
      finishBets(
        play,
        house.contributed('finishers').map((open) => open(house)),
      ),
  });
}
