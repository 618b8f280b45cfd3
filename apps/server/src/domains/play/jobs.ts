import { defineJob } from '../../platform/jobs.ts';
import { forgetGameSessions } from './game-sessions.ts';
import type { Play } from './open-play.ts';
import { type Finisher, finishBets } from './unfinished.ts';

export function unfinishedRoundsJob(play: Play, finishers: readonly Finisher[]) {
  return defineJob({
    name: 'play.unfinished-rounds',
    schedule: { everyMinutes: 1 },
    run: () => finishBets(play, finishers),
  });
}

export const forgetGameSessionsJob = defineJob({
  name: 'play.forget-game-sessions',
  schedule: { dailyAt: '05:10' },
  run: forgetGameSessions,
});
