import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fishRooms } from '@baize/games';
import { money } from '@baize/money';
import { reconcile } from '../../domains/wallet/index.ts';
import { type BenchHouse, openBenchHouse } from '../bench-house.ts';
import { quantile } from '../measure.ts';
import { callAs } from '../member-call.ts';
import { openMemberSocket } from '../member-socket.ts';
import { addPlayers } from '../players.ts';
import { familyOf, postgresSeconds, processSeconds, threadSeconds } from '../processor-time.ts';
import { type ServerChild, startRestedServer } from '../server-child.ts';
import { type KnownSeas, openShooter, type Shooter } from './fish-shooter.ts';
import type { SoakProof } from './proof.ts';

const SHOOTERS = 1_000;
const SECONDS = 60;
const WARM_SECONDS = 8;
const P99_MS = 150;
const WHAT = `${SHOOTERS} shooters at ${SHOOTERS / 4} seas, 8 shots a second each, p99 within ${P99_MS} ms`;

type Way = 'socket' | 'http';
type Setting = { way: Way; servers: number };

/** Four at every sea, each with eight shots a second: over sockets as the portal does, and without. */
export const fishProofs: SoakProof[] = [
  { id: 'R12', what: WHAT, run: (share) => shootFish(share, { way: 'socket', servers: 1 }) },
  {
    id: 'R12-TWO',
    what: `${WHAT}, with a server on each of two cores`,
    run: (share) => shootFish(share, { way: 'socket', servers: 2 }),
  },
  {
    id: 'R12-HTTP',
    what: `${WHAT}, without sockets`,
    run: (share) => shootFish(share, { way: 'http', servers: 1 }),
  },
];

/** A share shortens the time and lessens the people. */
async function shootFish(share: number, { way, servers }: Setting): Promise<string | undefined> {
  const count = Math.max(40, Math.ceil(SHOOTERS * Math.min(1, share)));
  const seconds = Math.max(10, Math.ceil(SECONDS * share));
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count, units: money('100000') });
  const server = await startRestedServer({ serveUrl, dataDir, servers });
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
  try {
    const shooters: Shooter[] = [];
    const seas: KnownSeas = new Map();
    for (let n = 1; n <= count; n += 1) {
      shooters.push(await openMember({ agent, server, seas }, n, way));
    }
    const playing = shooters.map((shooter) => shooter.play());
    // What is measured is a room at play: how a house does right after its start has a row of its own.
    await sleep(WARM_SECONDS * 1_000);
    const before = sumOf(shooters);
    const spent = watchProcessors(bench, server);
    const from = performance.now();
    await sleep(seconds * 1_000);
    const done = sumOf(shooters, before);
    const costs = spent(done, count);
    const to = performance.now();
    for (const shooter of shooters) shooter.stop();
    await Promise.all(playing);
    const latencies = answersBetween(shooters, from, to);
    const told = `${tellAll(shooters, done, { seconds, latencies })}, ${costs}`;
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
  { agent, server: { port }, seas }: { agent: Agent; server: ServerChild; seas: KnownSeas },
  memberId: number,
  way: Way,
): Promise<Shooter> {
  const room = fishRooms[Math.floor((memberId - 1) / 4) % fishRooms.length]!;
  const call = callAs(agent, port, memberId);
  const socket = way === 'socket' ? await openMemberSocket(port, memberId) : undefined;
  return openShooter({ call, socket }, room, seas);
}

type Sum = Shooter['counts'];

/** What all of them did together, less what they had done before. */
function sumOf(shooters: readonly Shooter[], before?: Sum): Sum {
  const sum = (name: keyof Sum) =>
    shooters.reduce((all, { counts }) => all + counts[name], -(before?.[name] ?? 0));
  return {
    fired: sum('fired'),
    hit: sum('hit'),
    caught: sum('caught'),
    calls: sum('calls'),
    payments: sum('payments'),
  };
}

/** How late each answer came that was due in this time, the soonest first. */
function answersBetween(shooters: readonly Shooter[], from: number, to: number): number[] {
  return shooters
    .flatMap(({ answers }) => answers.filter(({ dueAt }) => dueAt >= from && dueAt < to))
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
}

/** What a call and a shot cost, whatever else the machine does meanwhile. */
function watchProcessors(
  bench: BenchHouse,
  { child }: ServerChild,
): (done: Sum, people: number) => string {
  const processes = familyOf(child.pid!);
  const threads = () => processes.map(threadSeconds);
  const read = () => ({
    node: processes.reduce((sum, pid) => sum + processSeconds(pid), 0),
    database: postgresSeconds(bench.pid()),
    ours: processSeconds(process.pid),
  });
  const before = read();
  const threadsBefore = threads();
  const began = performance.now();
  return ({ calls, fired }, people) => {
    const now = read();
    const seconds = (performance.now() - began) / 1_000;
    const each = (name: keyof typeof now, count: number) =>
      `${(((now[name] - before[name]) / count) * 1_000).toFixed(3)} ms`;
    const call = `${each('node', calls)} of Node and ${each('database', calls)} of PostgreSQL a call`;
    const shot = `${each('node', fired)} and ${each('database', fired)} a shot`;
    const second = (name: keyof typeof now) => each(name, people * seconds);
    const person = `${second('node')} of Node, ${second('database')} of PostgreSQL and ${second('ours')} of those who shoot a shooter and second`;
    const used = threads().map((now, n) => (now - threadsBefore[n]!) / seconds);
    const fullest = `the fullest thread at work for ${(Math.max(...used) * 100).toFixed(0)} % of the time`;
    return `${call}, ${shot}, ${person}, ${fullest}`;
  };
}

function tellAll(
  shooters: readonly Shooter[],
  { fired, hit, caught, calls, payments }: Sum,
  { seconds, latencies }: { seconds: number; latencies: readonly number[] },
): string {
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const faults = shooters.flatMap((one) => one.faults);
  const perSecond = (count: number) => (count / seconds).toFixed(0);
  return [
    `${shooters.length} shooters, ${perSecond(fired)} shots in ${perSecond(calls)} calls a second`,
    `${payments} payments, ${hit} hits, ${caught} caught`,
    `${[`${faults.length} failed`, ...new Set(faults)].join(' ')}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  ].join(', ');
}
