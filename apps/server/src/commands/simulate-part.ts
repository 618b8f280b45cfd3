import { parentPort, workerData } from 'node:worker_threads';
import { gameRules, simulateGame } from '@baize/games';

/** One thread's share of a simulation; its tally adds up with the others'. */
const { code, rounds, seed, choice } = workerData as {
  code: string;
  rounds: number;
  seed: string;
  choice: unknown;
};
parentPort!.postMessage(simulateGame(gameRules.get(code)!, rounds, seed, choice));
