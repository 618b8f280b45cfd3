import { Agent, get } from 'node:http';
import { firstView } from '@baize/contract';
import { openBenchHouse } from '../bench-house.ts';
import { fillCatalogue } from '../catalogue-reads.ts';
import { atFixedRate, quantile } from '../measure.ts';
import { startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const RATE = 1_000;
const P99_MS = 100;
const SECONDS = 60;
const GAMES = 10_000;
const PATIENCE_MS = 10_000;

export const readProofs: SoakProof[] = [
  { id: 'R3', what: '1,000 public reads a second, p99 within 100 ms', run: publicReads },
];

/** What visitors read: the status, the menus, the rows of the lobby and pages of the lists. */
export function pathOf(n: number): string {
  const lists = ['RNG', 'LIVE', 'FISH', 'PVP'];
  const page = 1 + (n % 100);
  const paths = [
    '/wps/system/status',
    `${firstView.vendorLanes}?language=EN`,
    `${firstView.hotGames}?pageSize=12&language=EN`,
    `${firstView.gameList}?gameType=${lists[n % 4]}&pageNo=1&pageSize=12&language=EN`,
    `${firstView.gameList}?gameType=${lists[n % 4]}&pageNo=${page}&pageSize=20&language=EN`,
    `${firstView.announcements}?types=B,PL&platform=W&execution=&language=EN`,
  ];
  return paths[n % paths.length]!;
}

async function publicReads(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  await fillCatalogue(bench.house, GAMES);
  const server = await startRestedServer(bench);
  try {
    await readOpenLoop(server.port, 100, 3);
    const { sent, served, p99Ms } = await readOpenLoop(
      server.port,
      RATE,
      Math.max(5, SECONDS * share),
    );
    const isKept = served === sent && p99Ms <= P99_MS;
    return isKept
      ? undefined
      : `${sent - served} of ${sent} not served, p99 ${p99Ms.toFixed(0)} ms`;
  } finally {
    await server.stop();
    await bench.close();
  }
}

/** A fixed rate whatever the answers: latency counts from when a read should have been sent. */
export async function readOpenLoop(port: number, rate: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
  let served = 0;
  const latencies = await atFixedRate({ rate, seconds }, async (n) => {
    if ((await readOnce(agent, port, pathOf(n))) === 200) served += 1;
  });
  agent.destroy();
  return {
    sent: latencies.length,
    served,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

export function readOnce(agent: Agent, port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const to = { host: '127.0.0.1', port, path, agent, timeout: PATIENCE_MS };
    const sent = get(to, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
  });
}
