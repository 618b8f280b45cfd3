import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@baize/money';
import { WebSocket } from 'ws';
import { reconcile } from '../../domains/wallet/index.ts';
import { openBenchHouse } from '../bench-house.ts';
import { addPlayers } from '../players.ts';
import { startRestedServer } from '../server-child.ts';
import type { SoakProof } from './proof.ts';

const WATCHERS = 2_000;
const BETTORS = 100;
const TOPIC = 'game:crash';
const P99_MS = 250;
const OPENED_AT_ONCE = 50;

/** Many watch one round: everyone hears everything, and soon. */
export const roundProof: SoakProof = {
  id: 'WATCH',
  what: `${WATCHERS} sockets hear rounds of crash for 3 minutes, p99 within ${P99_MS} ms`,
  run: watchCrash,
};

async function watchCrash(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: BETTORS, units: money('1000') });
  const server = await startRestedServer({ serveUrl, dataDir });
  const watchers: Watcher[] = [];
  try {
    for (let n = 0; n < WATCHERS; n += OPENED_AT_ONCE) {
      const some = Array.from({ length: OPENED_AT_ONCE }, () => openWatcher(server.port));
      watchers.push(...(await Promise.all(some)));
    }
    for (const watcher of watchers) watcher.begin();
    const end = performance.now() + Math.max(45_000, 180_000 * share);
    const bets = bettingOn(server.port, () => performance.now() < end);
    await sleep(end - performance.now());
    const told = judge(watchers, await bets);
    if (told) return told;
    const { fault } = await reconcile(serveUrl);
    return fault ? `${fault.check}: ${fault.row}` : undefined;
  } finally {
    for (const { close } of watchers) close();
    await server.stop();
    await bench.close();
  }
}

type Watcher = {
  /** When each event came, in milliseconds after it was said. */
  heard: Map<number, number>;
  begin(): void;
  close(): void;
};

function openWatcher(port: number): Promise<Watcher> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const heard = new Map<number, number>();
  let isCounting = false;
  const watcher: Watcher = {
    heard,
    begin: () => {
      isCounting = true;
    },
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', language: 'EN' }));
      socket.send(JSON.stringify({ type: 'subscribe', topic: TOPIC }));
    });
    socket.on('message', (data) => {
      const now = Date.now();
      const said = JSON.parse(String(data)) as Record<string, unknown>;
      if (said.type === 'subscribed') resolve(watcher);
      if (isCounting && typeof said.at === 'number') heard.set(Number(said.id), now - said.at);
    });
  });
}

/** Members bet one after another, to leave early or late, so that there is much to tell. */
async function bettingOn(port: number, isOn: () => boolean): Promise<number> {
  let accepted = 0;
  const bet = async (memberId: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/wps/game/bet`, {
      method: 'POST',
      headers: { authorization: `member:${memberId}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        requestId: randomUUID(),
        gameCode: 'crash',
        stake: 0.1,
        choice: { autoCashout: (110 + (memberId % 40) * 10) / 100 },
      }),
    });
    await answer.arrayBuffer();
    if (answer.ok) accepted += 1;
  };
  for (let n = 0; isOn(); n += 1) {
    await bet(1 + (n % BETTORS));
    await sleep(40);
  }
  return accepted;
}

/** What was still on its way when the end came is nobody's loss. */
const LAST_WORDS = 3;

function judge(watchers: readonly Watcher[], bets: number): string | undefined {
  const ids = [...new Set(watchers.flatMap(({ heard }) => [...heard.keys()]))].sort(
    (a, b) => a - b,
  );
  const due = ids.slice(0, -LAST_WORDS);
  const lost = watchers.reduce(
    (sum, { heard }) => sum + due.filter((id) => !heard.has(id)).length,
    0,
  );
  const delays = watchers.flatMap(({ heard }) => [...heard.values()]).sort((a, b) => a - b);
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const told = `${bets} bets, ${delays.length} deliveries of ${ids.length} events, ${lost} lost, p99 ${p99} ms`;
  process.stdout.write(`      ${told}\n`);
  return lost > 0 || p99 > P99_MS || due.length === 0 || bets === 0 ? told : undefined;
}
