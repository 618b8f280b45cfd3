import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hours } from '@baize/calendar';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { type BetClient, openBetClient } from '../http/bet-client.ts';
import { newBet } from '../http/http-load.ts';
import { type LiveMemory, type Slope, slopeOf } from '../live-memory.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { openMemberSocket } from '../member-socket.ts';
import { addPlayers } from '../players.ts';
import { type ServerChild, startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';
import { pathOf, readOnce } from './read-load.ts';

const PLAYERS = 200;
/** Calls a second, of which 50 are bets, 14 are reads and 7 are sockets that come and go. */
const RATE = 70;
const STEPS = 24;
const MIN_STEP_SECONDS = 3;
/** Caches fill and code is compiled: what is judged begins after these. */
const WARMING_STEPS = 8;
/** What was announced is heard, and answers are gone, before memory is read. */
const REST_MS = 1_000;
const MAX_MB_PER_HOUR = 2;
/** Caches fill and empty, and code that rests is let go: live memory sways by so much and leaks nothing. */
const SWAY_MB = 2;
const MAX_DRIFT = 1.2;
/** A machine that others use turns some away; memory is what is judged here. */
const MAX_FAILED = 0.01;
/** Connections that callers keep come and go; a leak is one for every socket, or for every call. */
const SPARE_HANDLES = 16;

/**
 * An hour at full length holds to the promise. Less of it cannot tell so little from the sway: it finds
 * leaks that come to more than that, and says how large one must be for each call.
 */
export const memoryProof: SoakProof = {
  id: 'R7',
  what: `50 bets a second and what goes with them: live memory rises by less than ${MAX_MB_PER_HOUR} MB an hour`,
  run: watchMemory,
};

async function watchMemory(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 12n });
  const server = await startRestedServer({ serveUrl, dataDir, hearsEvents: true });
  const mix = openMix(server.port);
  try {
    const seconds = Math.max(MIN_STEP_SECONDS, (hours(1) / 1_000 / STEPS) * share);
    await atFixedRate({ rate: 2 * RATE, seconds: 10 }, mix.send);
    const steps: Step[] = [];
    for (let n = 0; n < STEPS; n += 1) steps.push(await takeStep(server, mix, seconds));
    const told = judge(steps.slice(WARMING_STEPS), { seconds, share });
    if (told) return told;
    const { fault } = await reconcile(serveUrl);
    return fault ? `${fault.check}: ${fault.row}` : undefined;
  } finally {
    mix.close();
    await server.stop();
    await bench.close();
  }
}

type Step = LiveMemory & { failed: number; betMs: number[] };

/** The load for a while, and what the server holds when it is over. */
async function takeStep(server: ServerChild, mix: Mix, seconds: number): Promise<Step> {
  mix.begin();
  await atFixedRate({ rate: RATE, seconds }, mix.send);
  await sleep(REST_MS);
  server.child.send({ weigh: true });
  const [memory] = (await once(server.child, 'message')) as [LiveMemory];
  return { ...memory, ...mix.counts() };
}

type Mix = {
  send(n: number): Promise<void>;
  /** Counts from here on. */
  begin(): void;
  counts(): Pick<Step, 'failed' | 'betMs'>;
  close(): void;
};

/** What members do all day: most bet, some read, some come and go. */
function openMix(port: number): Mix {
  const client = openBetClient(() => port);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let failed = 0;
  let betMs: number[] = [];
  const one = async (n: number): Promise<boolean> => {
    if (n % 10 < 7) return bet(client, betMs);
    if (n % 10 < 9) return (await readOnce(agent, port, pathOf(n))) === 200;
    return comeAndGo(port, 1 + (n % PLAYERS));
  };
  return {
    send: async (n) => {
      if (!(await one(n).catch(() => false))) failed += 1;
    },
    begin: () => {
      failed = 0;
      betMs = [];
    },
    counts: () => ({ failed, betMs: betMs.sort((a, b) => a - b) }),
    close: () => {
      client.close();
      agent.destroy();
    },
  };
}

async function bet(client: BetClient, betMs: number[]): Promise<boolean> {
  const started = performance.now();
  const { status } = await client.send(newBet(PLAYERS));
  betMs.push(performance.now() - started);
  return status === 200;
}

async function comeAndGo(port: number, memberId: number): Promise<boolean> {
  const socket = await openMemberSocket(port, memberId);
  socket.listen('winners', () => undefined);
  await sleep(500);
  socket.close();
  return true;
}

function judge(
  steps: readonly Step[],
  { seconds, share }: { seconds: number; share: number },
): string | undefined {
  const slope = (of: 'heap' | 'rss'): Slope =>
    slopeOf(steps.map((step, n) => ({ hours: (n * seconds) / 3_600, value: step[of] / 2 ** 20 })));
  const [heap, rss] = [slope('heap'), slope('rss')];
  const half = steps.length / 2;
  const [early, late] = [steps.slice(0, half), steps.slice(half)];
  const handles = [Math.max(...early.map(handlesOf)), Math.min(...late.map(handlesOf))] as const;
  const p99 = [p99Of(early), p99Of(late)] as const;
  const failed = steps.reduce((sum, step) => sum + step.failed, 0);
  const span = ((steps.length - 1) * seconds) / 3_600;
  const calls = span * 3_600 * RATE;
  const isWhole = share >= 1;
  const told = [
    `live ${written(heap)}, rss ${written(rss)}`,
    `handles ${handles.join(' → ')}, p99 ${p99.map((ms) => ms.toFixed(0)).join(' → ')} ms`,
    `${failed} failed`,
    ...(isWhole
      ? []
      : [`a leak of ${((SWAY_MB * 2 ** 20) / calls).toFixed(0)} bytes a call shows`]),
  ].join('; ');
  process.stdout.write(`      ${told}\n`);
  const isLeaking = heap.perHour * span > MAX_MB_PER_HOUR * span + (isWhole ? 0 : SWAY_MB);
  const isSwelling = isWhole && rss.perHour > MAX_MB_PER_HOUR;
  const isSlower = isWhole && p99[1] > MAX_DRIFT * p99[0];
  const isFaulty = failed > MAX_FAILED * calls || handles[1] > handles[0] + SPARE_HANDLES;
  return isLeaking || isSwelling || isSlower || isFaulty ? told : undefined;
}

const handlesOf = ({ handles }: Step) => handles;

const p99Of = (steps: readonly Step[]) =>
  quantile(
    steps.flatMap(({ betMs }) => betMs).sort((a, b) => a - b),
    0.99,
  );

const written = ({ perHour, plusMinus }: Slope) =>
  `${perHour.toFixed(1)} ± ${plusMinus.toFixed(1)} MB an hour`;
