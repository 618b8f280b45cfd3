import { Agent } from 'node:http';
import { fishRooms } from '@baize/games';
import { money } from '@baize/money';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { callAs } from '../member-call.ts';
import { addPlayers } from '../players.ts';
import { startRestedServer } from '../server-child.ts';
import { openShooter, type Shooter } from './fish-shooter.ts';
import type { SoakProof } from './proof.ts';

const SHOOTERS = 1_000;
const BUNDLES_PER_SECOND = 4;
const SECONDS = 60;
const WARM_SECONDS = 5;
const P99_MS = 150;

/** Four at every sea, each with eight shots a second. */
export const fishProof: SoakProof = {
  id: 'R12',
  what: `${SHOOTERS} shooters at ${SHOOTERS / 4} seas, 8 shots a second each, p99 within ${P99_MS} ms`,
  run: shootFish,
};

/** A share shortens the time and lessens the people. */
async function shootFish(share: number): Promise<string | undefined> {
  const count = Math.max(40, Math.ceil(SHOOTERS * Math.min(1, share)));
  const seconds = Math.max(10, Math.ceil(SECONDS * share));
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count, units: money('100000') });
  const server = await startRestedServer({ serveUrl, dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
  try {
    const shooters: Shooter[] = [];
    for (let n = 0; n < count; n += 1) {
      const room = fishRooms[Math.floor(n / 4) % fishRooms.length]!;
      shooters.push(await openShooter(callAs(agent, server.port, n + 1), room));
    }
    const rate = count * BUNDLES_PER_SECOND;
    const step = async (n: number) => {
      const shooter = shooters[n % count]!;
      await shooter.step().catch(() => {
        shooter.counts.failed += 1;
      });
    };
    // What is measured is a room at play: how a house does right after its start has a row of its own.
    await atFixedRate({ rate, seconds: WARM_SECONDS }, step);
    for (const { counts } of shooters) Object.assign(counts, { fired: 0, hit: 0, caught: 0 });
    const latencies = await atFixedRate({ rate, seconds }, step);
    for (const shooter of shooters) await shooter.leave();
    const p99 = quantile(latencies, 0.99);
    const told = tellAll(shooters, seconds, latencies);
    process.stdout.write(`      ${told}\n`);
    const refused = shooters.reduce((sum, one) => sum + one.counts.failed, 0);
    const { fault } = await reconcile(serveUrl);
    if (fault) return `${fault.check}: ${fault.row}`;
    return refused > 0 || p99 > P99_MS ? told : undefined;
  } finally {
    agent.destroy();
    await server.stop();
    await bench.close();
  }
}

function tellAll(
  shooters: readonly Shooter[],
  seconds: number,
  latencies: readonly number[],
): string {
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const sum = (read: (one: Shooter) => number) => shooters.reduce((all, one) => all + read(one), 0);
  const shots = sum(({ counts }) => counts.fired);
  return [
    `${shooters.length} shooters, ${(shots / seconds).toFixed(0)} shots a second`,
    `${sum(({ counts }) => counts.hit)} hits, ${sum(({ counts }) => counts.caught)} caught`,
    `${sum(({ counts }) => counts.failed)} failed, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  ].join(', ');
}
