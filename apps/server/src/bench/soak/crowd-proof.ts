import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { measureOpenLoop } from '../http/http-load.ts';
import { quantile } from '../measure.ts';
import { addPlayers } from '../players.ts';
import { startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const LISTENERS = 10_000;
const OPENED_AT_ONCE = 100;
const PLAYERS = 1_000;
const BETS_PER_SECOND = 100;
const P99_MS = 1_000;
const MOST_MB = 400;
/** What was still on its way when the end came is nobody's loss. */
const ON_ITS_WAY = 2;

/** Everyone is told something each second while others bet: nobody misses a word. */
export const crowdProof: SoakProof = {
  id: 'R2',
  what: `${LISTENERS} sockets hear a message a second for 10 minutes beside ${BETS_PER_SECOND} bets a second, p99 within ${P99_MS} ms, at most ${MOST_MB} MB`,
  run: tellTheCrowd,
};

async function tellTheCrowd(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: PLAYERS, units: 10n ** 12n });
  const server = await startRestedServer({ serveUrl, dataDir });
  const delays: number[] = [];
  const listeners: Listener[] = [];
  try {
    while (listeners.length < LISTENERS) {
      const some = Array.from({ length: OPENED_AT_ONCE }, () => openListener(server.port, delays));
      listeners.push(...(await Promise.all(some)));
    }
    const seconds = Math.ceil(600 * share);
    const load = { rate: BETS_PER_SECOND, seconds, players: PLAYERS };
    let said = 0;
    const telling = setInterval(() => {
      said += 1;
      server.child.send({ tell: said });
    }, 1_000);
    const bets = await measureOpenLoop(server.port, load);
    clearInterval(telling);
    await sleep(3_000);
    const memoryMb = mostMemory(server.child.pid!);
    const lost = listeners.reduce((sum, { missed }) => sum + missed(said - ON_ITS_WAY), 0);
    const unserved = bets.sent - bets.served;
    const p99 = quantile(
      delays.sort((a, b) => a - b),
      0.99,
    );
    const told = `${said} messages, ${delays.length} deliveries, ${lost} lost, p99 ${p99} ms, at most ${memoryMb} MB, ${unserved} of ${bets.sent} bets not served (p99 ${bets.p99Ms.toFixed(0)} ms)`;
    process.stdout.write(`      ${told}\n`);
    if (lost || unserved || p99 > P99_MS || memoryMb > MOST_MB || said === 0) return told;
    const { fault } = await reconcile(serveUrl);
    return fault ? `${fault.check}: ${fault.row}` : undefined;
  } finally {
    for (const { close } of listeners) close();
    await server.stop();
    await bench.close();
  }
}

type Listener = {
  /** How many of the first so many messages never came, or came out of turn. */
  missed(due: number): number;
  close(): void;
};

function openListener(port: number, delays: number[]): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  let heard = 0;
  const listener = {
    missed: (due: number) => Math.max(0, due - heard),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', language: 'EN' }));
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'system' }));
    });
    socket.on('message', (data) => {
      const word = JSON.parse(String(data)) as Record<string, unknown>;
      if (word.type === 'subscribed') resolve(listener);
      if (word.told === undefined) return;
      if (word.told === heard + 1) heard += 1;
      delays.push(Date.now() - Number(word.at));
    });
  });
}

/** The most that the process ever held, in megabytes. */
function mostMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
