import { Agent } from 'node:http';
import { fishRooms } from '@baize/games';
import { money } from '@baize/money';
import { reconcile } from '../../domains/wallet/index.ts';
import { type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { callAs } from '../member-call.ts';
import { openMemberSocket } from '../member-socket.ts';
import { addPlayers } from '../players.ts';
import { postgresSeconds, processSeconds } from '../processor-time.ts';
import { type ServerChild, startRestedServer } from '../server-child.ts';
import { openShooter, type Shooter } from './fish-shooter.ts';
import type { SoakProof } from './proof.ts';

const SHOOTERS = 1_000;
const BUNDLES_PER_SECOND = 4;
const SECONDS = 60;
const WARM_SECONDS = 5;
const P99_MS = 150;
const WHAT = `${SHOOTERS} shooters at ${SHOOTERS / 4} seas, 8 shots a second each, p99 within ${P99_MS} ms`;

type Way = 'socket' | 'http';

/** Four at every sea, each with eight shots a second: over sockets as the portal does, and without. */
export const fishProofs: SoakProof[] = [
  { id: 'R12', what: WHAT, run: (share) => shootFish(share, 'socket') },
  { id: 'R12-HTTP', what: `${WHAT}, without sockets`, run: (share) => shootFish(share, 'http') },
];

/** A share shortens the time and lessens the people. */
async function shootFish(share: number, way: Way): Promise<string | undefined> {
  const count = Math.max(40, Math.ceil(SHOOTERS * Math.min(1, share)));
  const seconds = Math.max(10, Math.ceil(SECONDS * share));
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count, units: money('100000') });
  const server = await startRestedServer({ serveUrl, dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
  try {
    const shooters: Shooter[] = [];
    for (let n = 1; n <= count; n += 1) shooters.push(await openMember(agent, server, n, way));
    const rate = count * BUNDLES_PER_SECOND;
    const step = (n: number) => stepOf(shooters[n % count]!);
    // What is measured is a room at play: how a house does right after its start has a row of its own.
    await atFixedRate({ rate, seconds: WARM_SECONDS }, step);
    for (const { counts } of shooters) Object.assign(counts, { fired: 0, hit: 0, caught: 0 });
    const spent = watchProcessors(bench, server);
    const latencies = await atFixedRate({ rate, seconds }, step);
    const told = `${tellAll(shooters, seconds, latencies)}, ${spent(latencies.length)}`;
    for (const shooter of shooters) await shooter.leave();
    process.stdout.write(`      ${told}\n`);
    const failed = shooters.flatMap(({ faults }) => faults).length;
    const { fault } = await reconcile(serveUrl);
    if (fault) return `${fault.check}: ${fault.row}`;
    return failed > 0 || quantile(latencies, 0.99) > P99_MS ? told : undefined;
  } finally {
    agent.destroy();
    await server.stop();
    await bench.close();
  }
}

async function openMember(
  agent: Agent,
  { port }: ServerChild,
  memberId: number,
  way: Way,
): Promise<Shooter> {
  const room = fishRooms[Math.floor((memberId - 1) / 4) % fishRooms.length]!;
  const call = callAs(agent, port, memberId);
  const socket = way === 'socket' ? await openMemberSocket(port, memberId) : undefined;
  return openShooter({ call, socket }, room);
}

const stepOf = (shooter: Shooter): Promise<void> =>
  shooter.step().catch((error: Error) => {
    shooter.faults.push(error.message);
  });

/** What a call costs, whatever else the machine does meanwhile. */
function watchProcessors(bench: BenchHouse, { child }: ServerChild): (calls: number) => string {
  const read = () => ({
    node: processSeconds(child.pid!),
    database: postgresSeconds(bench.pid()),
    ours: processSeconds(process.pid),
  });
  const before = read();
  return (calls) => {
    const now = read();
    const each = (name: keyof typeof now) =>
      `${(((now[name] - before[name]) / calls) * 1_000).toFixed(2)} ms`;
    const server = `${each('node')} of Node and ${each('database')} of PostgreSQL a call`;
    return `${server}, ${each('ours')} of those who shoot`;
  };
}

function tellAll(
  shooters: readonly Shooter[],
  seconds: number,
  latencies: readonly number[],
): string {
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const sum = (read: (one: Shooter) => number) => shooters.reduce((all, one) => all + read(one), 0);
  const shots = sum(({ counts }) => counts.fired);
  const faults = shooters.flatMap((one) => one.faults);
  return [
    `${shooters.length} shooters, ${(shots / seconds).toFixed(0)} shots a second`,
    `${sum(({ counts }) => counts.hit)} hits, ${sum(({ counts }) => counts.caught)} caught`,
    `${[`${faults.length} failed`, ...new Set(faults)].join(' ')}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  ].join(', ');
}
