import { defineJob } from '../../../platform/jobs.ts';
import { forgetGameSessions } from './game-sessions.ts';

export const forgetGameSessionsJob = defineJob({
  name: 'play.forget-game-sessions',
  schedule: { dailyAt: '05:10' },
  run: forgetGameSessions,
});
