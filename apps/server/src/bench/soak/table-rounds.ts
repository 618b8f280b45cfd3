import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '@baize/calendar';
import { money } from '@baize/money';
import { WebSocket } from 'ws';
import { reconcile } from '../../domains/wallet/index.ts';
import { asOwner, openBenchHouse } from '../bench-house.ts';
import { callAs } from '../member-call.ts';
import { addPlayers } from '../players.ts';
import { processSeconds } from '../processor-time.ts';
import { startRestedServer, startServerChild } from '../server-child.ts';
import { killServer } from '../stress/kills.ts';
import type { SoakProof } from './proof.ts';

const PEOPLE = 5_000;
const TABLE = 'baccarat-jade';
const LAST_MS = 5_000;
const P99_MS = 500;
/** What was sent by then had the time of the way. */
const WAY_MS = 250;
const OPENED_AT_ONCE = 50;
const IDLE_TABLES = 60;
const BETTORS = 40;
const MAX_IDLE_SHARE = 0.25;

export const tableProofs: SoakProof[] = [
  {
    id: 'TABLE',
    what: `${PEOPLE} people in one baccarat round, half of them bet in its last five seconds`,
    run: oneRound,
  },
  {
    id: 'TABLE9',
    what: 'kill -9 of the server between the close of a round and its payment, 10 times',
    run: killedRounds,
  },
  {
    id: 'IDLE',
    what: `${IDLE_TABLES} tables that are dealt to nobody take at most a quarter of a core`,
    run: idleTables,
  },
];

async function oneRound(share: number): Promise<string | undefined> {
  const people = Math.max(40, Math.ceil(PEOPLE * share));
  const bettors = Math.floor(people / 2);
  const bench = await openBenchHouse();
  await addPlayers(bench, { from: 1, count: bettors, units: money('1000') });
  const server = await startRestedServer({ serveUrl: bench.serveUrl, dataDir: bench.dataDir });
  const watchers: Watcher[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  try {
    while (watchers.length < people) {
      const some = Array.from({ length: OPENED_AT_ONCE }, () => watch(server.port));
      watchers.push(...(await Promise.all(some)));
    }
    const round = await freshRound(server.port);
    const bets = Array.from({ length: bettors }, (_, n) =>
      betLate(agent, server.port, n + 1, round),
    );
    const answers = await Promise.all(bets);
    const isPaid = () => watchers.every(({ kinds }) => kinds.has(`settled ${round.number}`));
    for (let waits = 0; !isPaid() && waits < 600; waits += 1) await sleep(100);
    const told = await judge(bench.migrateUrl, { answers, watchers, round, isPaid: isPaid() });
    const { fault } = await reconcile(bench.serveUrl);
    return fault ? `${fault.check}: ${fault.row}` : told;
  } finally {
    for (const { close } of watchers) close();
    agent.destroy();
    await server.stop();
    await bench.close();
  }
}

type Round = { number: number; closesAt: number };

/** A round that has not come to its last seconds yet. */
async function freshRound(port: number): Promise<Round> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/wps/live/tables/${TABLE}`);
    const { value } = (await answer.json()) as {
      value: { now: number; round: (Round & { phase: string }) | null };
    };
    const { round, now } = value;
    if (round?.phase === 'betting' && round.closesAt - now > LAST_MS + 1_000) return round;
    await sleep(500);
  }
}

type Answer = { isTaken: boolean; isLate: boolean; sentAt: number; tookMs: number };

async function betLate(
  agent: Agent,
  port: number,
  memberId: number,
  round: Round,
): Promise<Answer> {
  const atMs = round.closesAt - LAST_MS + ((memberId * 7_919) % LAST_MS);
  await sleep(Math.max(0, atMs - Date.now()));
  const sentAt = Date.now();
  const { status, body } = await callAs(agent, port, memberId)(
    'POST',
    `/wps/live/tables/${TABLE}/bet`,
    {
      requestId: randomUUID(),
      number: round.number,
      chips: { [memberId % 2 ? 'banker' : 'player']: 5 },
    },
  );
  const isLate = body.errorCode === 'live.bets.closed';
  return { isTaken: status === 200, isLate, sentAt, tookMs: Date.now() - sentAt };
}

type Outcome = { answers: Answer[]; watchers: Watcher[]; round: Round; isPaid: boolean };

async function judge(ownerUrl: string, { answers, watchers, round, isPaid }: Outcome) {
  const taken = answers.filter(({ isTaken }) => isTaken).length;
  const undecided = answers.filter(({ isTaken, isLate }) => !isTaken && !isLate).length;
  const wronged = answers.filter(
    ({ isLate, sentAt }) => isLate && sentAt < round.closesAt - WAY_MS,
  ).length;
  const { bets, open } = await countBets(ownerUrl, round);
  const delays = watchers.flatMap(({ delays: all }) => all).sort((a, b) => a - b);
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  const told = `${watchers.length} people, ${answers.length} bets sent, ${taken} taken, ${wronged} late by the server's fault, ${undecided} undecided, ${open} unpaid, ${delays.length} deliveries, p99 ${p99} ms`;
  process.stdout.write(`      ${told}\n`);
  const isWhole = bets === taken && open === 0 && isPaid;
  return !isWhole || undecided > 0 || wronged > 0 || p99 > P99_MS ? told : undefined;
}

type Watcher = { delays: number[]; kinds: Set<string>; close(): void };

function watch(port: number, topic = `table:${TABLE}`): Promise<Watcher> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const watcher: Watcher = { delays: [], kinds: new Set(), close: () => socket.terminate() };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', language: 'EN' }));
      socket.send(JSON.stringify({ type: 'subscribe', topic }));
    });
    socket.on('message', (data) => {
      const now = Date.now();
      const said = JSON.parse(String(data)) as {
        type?: string;
        at?: number;
        kind?: string;
        round?: Round;
      };
      if (said.type === 'subscribed') resolve(watcher);
      if (typeof said.at !== 'number') return;
      watcher.delays.push(now - said.at);
      if (said.round) watcher.kinds.add(`${said.kind} ${said.round.number}`);
    });
  });
}

/** Each round is closed under a server that dies, and paid by the one that follows. */
async function killedRounds(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const { serveUrl, dataDir } = bench;
  await addPlayers(bench, { from: 1, count: BETTORS, units: money('1000') });
  let server = await startServerChild({ serveUrl, dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  try {
    for (let n = 0; n < Math.max(1, Math.ceil(10 * share)); n += 1) {
      const round = await freshRound(server.port);
      const bets = Array.from({ length: BETTORS }, (_, at) =>
        betLate(agent, server.port, at + 1, round),
      );
      const taken = (await Promise.all(bets)).filter(({ isTaken }) => isTaken).length;
      // The cards are on their way, and nobody is paid yet.
      await sleep(Math.max(0, round.closesAt + 2_000 - Date.now()));
      await killServer(server);
      server = await startServerChild({ serveUrl, dataDir, port: server.port });
      let left = await countBets(bench.migrateUrl, round);
      for (let waits = 0; left.open > 0 && waits < 300; waits += 1) {
        await sleep(200);
        left = await countBets(bench.migrateUrl, round);
      }
      if (left.open > 0 || left.bets !== taken) {
        return `round ${round.number}: ${taken} taken, ${left.bets} there, ${left.open} unpaid`;
      }
    }
    const { fault } = await reconcile(serveUrl);
    return fault ? `${fault.check}: ${fault.row}` : undefined;
  } finally {
    agent.destroy();
    await server.stop();
    await bench.close();
  }
}

async function countBets(ownerUrl: string, round: Round): Promise<{ bets: number; open: number }> {
  const { rows } = await asOwner(
    ownerUrl,
    `select count(*)::int as bets, count(*) filter (where state = 'open')::int as open
     from bets where round_id = $1`,
    [`live:${TABLE}:${round.number}`],
  );
  return rows[0];
}

/** Everybody looks at the lobby, nobody bets: what the tables that there are take, counted up to sixty. */
async function idleTables(share: number): Promise<string | undefined> {
  const bench = await openBenchHouse();
  const server = await startServerChild({ serveUrl: bench.serveUrl, dataDir: bench.dataDir });
  try {
    const lengthMs = Math.max(seconds(20), seconds(120) * share);
    await sleep(seconds(10));
    const restAt = processSeconds(server.child.pid!);
    await sleep(lengthMs);
    const restS = processSeconds(server.child.pid!) - restAt;
    const watcher = await watch(server.port, 'table:lobby');
    await sleep(seconds(10));
    const before = processSeconds(server.child.pid!);
    await sleep(lengthMs);
    const dealtS = processSeconds(server.child.pid!) - before - restS;
    watcher.close();
    const answer = await fetch(`http://127.0.0.1:${server.port}/wps/live/tables`);
    const { value } = (await answer.json()) as { value: { tables: unknown[] } };
    const each = dealtS / (lengthMs / 1_000) / value.tables.length;
    const all = each * IDLE_TABLES;
    const told = `${value.tables.length} tables dealt, ${IDLE_TABLES} would take ${(all * 100).toFixed(1)} % of a core beyond a server at rest`;
    process.stdout.write(`      ${told}\n`);
    return all > MAX_IDLE_SHARE ? told : undefined;
  } finally {
    await server.stop();
    await bench.close();
  }
}
