import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  addTallies,
  type GameRules,
  gameRules,
  type LotteryKind,
  lotteryKinds,
  resultOf,
  simulateLottery,
  type Tally,
} from '@baize/games';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dice' },
    rounds: { type: 'string', default: '1000000' },
    choice: { type: 'string' },
    seed: { type: 'string', default: randomBytes(16).toString('hex') },
  },
});
const rounds = Number(values.rounds);
const lottery = lotteryKinds.get(values.game);
if (lottery && Number.isSafeInteger(rounds) && rounds > 0) {
  showLottery(lottery);
  process.exit(0);
}

const game = gameRules.get(values.game);
const choice = values.choice ? game?.readChoice(JSON.parse(values.choice)) : game?.usualChoice;

if (!game || choice === undefined || !Number.isSafeInteger(rounds) || rounds < 1) {
  const known = [...gameRules.keys(), ...lotteryKinds.keys()].join(', ');
  console.error(
    `Usage: npm run simulate -- --game CODE --rounds N [--choice JSON] [--seed TEXT]; games: ${known}`,
  );
  process.exit(1);
}

/** A thread reads TypeScript only once it has asked for it. */
const START_PART = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./simulate-part.ts', import.meta.url).href)});
});`;

const started = performance.now();
const tally = await playOnAllCores(game.code, rounds, values.seed, choice);
show(game, tally, (performance.now() - started) / 1_000);

/** A thread a core, each with a seed of its own. The same seed and cores give the same result. */
async function playOnAllCores(
  code: string,
  rounds: number,
  seed: string,
  choice: unknown,
): Promise<Tally> {
  const threads = Math.min(availableParallelism(), Math.ceil(rounds / 10_000));
  const parts = Array.from({ length: threads }, (_, thread) => {
    const share = Math.floor(rounds / threads) + (thread < rounds % threads ? 1 : 0);
    const worker = new Worker(START_PART, {
      eval: true,
      workerData: { code, rounds: share, seed: `${seed} ${thread}`, choice },
    });
    return once(worker, 'message') as Promise<[Tally]>;
  });
  return addTallies((await Promise.all(parts)).map(([part]) => part));
}

function show(game: GameRules, tally: Tally, seconds: number): void {
  const result = resultOf(tally);
  const { returnToPlayer: mean, standardError: error } = result;
  const line = (name: string, value: string) => console.log(`  ${name.padEnd(16)}${value}`);
  console.log(
    `${game.code} version ${game.version}, ${values.choice ?? 'usual choice'}, ${rounds} rounds, seed ${values.seed}`,
  );
  line('return', mean.toFixed(6));
  const [from, to] = [mean - 2.576 * error, mean + 2.576 * error].map((edge) => edge.toFixed(6));
  line('standard error', `${error.toFixed(6)} (99 %: ${from} to ${to})`);
  line('hit rate', result.hitRate.toFixed(6));
  if (result.triggerRate > 0) {
    line(
      'free spins',
      `once in ${(1 / result.triggerRate).toFixed(1)}, return ${result.freeReturn.toFixed(6)}`,
    );
  }
  line('deviation', `${result.sigma.toFixed(4)} stakes per bet`);
  line('largest win', `${result.largestWin} times the stake`);
  line('took', `${seconds.toFixed(1)} s, ${Math.round(rounds / seconds)} rounds a second`);
  for (const { bet, returnToPlayer, hitRate, proof } of game.returns()) {
    line(proof, `${bet}: return ${returnToPlayer.toFixed(6)}, hit rate ${hitRate.toFixed(6)}`);
  }
}

/** Each play on its usual selection: what was counted, and what came back. */
function showLottery(kind: LotteryKind): void {
  console.log(`${kind.code} version ${kind.version}, ${rounds} draws, seed ${values.seed}`);
  for (const { play, exact, simulated } of simulateLottery(kind, rounds, values.seed)) {
    const { returnToPlayer, standardError, hitRate } = simulated;
    const shown = `${returnToPlayer.toFixed(6)} ± ${standardError.toFixed(6)}`;
    console.log(
      `  ${play.padEnd(20)}exact ${exact.toFixed(6)}, simulated ${shown}, hit rate ${hitRate.toFixed(6)}`,
    );
  }
}
