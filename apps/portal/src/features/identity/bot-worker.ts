import { solveChallenge } from 'altcha-lib/v1';
import type { BotChallenge } from './solve-challenge.ts';

self.onmessage = async ({ data }: MessageEvent<BotChallenge>) => {
  const { challenge, salt, algorithm, maxnumber } = data;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  self.postMessage(solution?.number ?? null);
};
