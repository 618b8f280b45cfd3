import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asOwner,
  type BenchHouse,
  openBenchHouse,
} from '../../apps/server/src/bench/bench-house.ts';
import { openBetClient } from '../../apps/server/src/bench/http/bet-client.ts';
import { addPlayers } from '../../apps/server/src/bench/players.ts';
import { type ServerChild, startServerChild } from '../../apps/server/src/bench/server-child.ts';
import { inspect, isClean } from '../../apps/server/src/bench/stress/aftermath.ts';
import { killPostgres, killServer, processesOf } from '../../apps/server/src/bench/stress/kills.ts';
import { raiseStorm } from '../../apps/server/src/bench/stress/storm.ts';
import { signalIfAlive } from '../../apps/server/src/platform/embedded-postgres/leftovers.ts';
import { PATIENCE, patience } from '../../apps/server/src/testing/patience.ts';
import { BENCH_SERVER } from '../server-process.ts';

const KILLS = 3;
const MEMBERS = 30;

let bench: BenchHouse;
let server: ServerChild;

beforeAll(async () => {
  bench = await openBenchHouse({ patience: PATIENCE });
  await addPlayers(bench, { from: 1, count: MEMBERS, units: money('400') });
  server = await start();
});

afterAll(async () => {
  await server?.stop();
  await bench?.close();
});

function start(port?: number): Promise<ServerChild> {
  const { serveUrl, dataDir } = bench;
  const script = process.env[BENCH_SERVER]!;
  return startServerChild({ serveUrl, dataDir, script, ...(port ? { port } : {}) });
}

/**
 * The next few transfers are the last ones of their partition: keys are sent again from beyond it. Where the
 * last border was not crossed yet it is the one after it, since no number may be given twice.
 */
function comeToBorder() {
  return asOwner(
    bench.migrateUrl,
    `select setval('transfers_id_seq', ((last_value + 5000) / 10000000 + 1) * 10000000 - 10, false)
     from transfers_id_seq`,
  );
}

/** Bets that were answered just before a kill may be counted after it: they do not say it is up again. */
function databaseAnswers() {
  const asked = () =>
    asOwner(bench.migrateUrl, 'select 1').then(
      () => true,
      () => false,
    );
  return expect.poll(asked).toBe(true);
}

/** A storm of bets over borders of partitions, with harm done in the middle of it. */
async function stormWith(harm: () => Promise<void>) {
  const client = openBetClient(() => server.port);
  let isOver = false;
  let accepted = 0;
  const counted: typeof client = {
    ...client,
    send: async (bet) => {
      const answer = await client.send(bet);
      if (answer.status === 200) accepted += 1;
      return answer;
    },
  };
  const moreBets = async () => {
    const before = accepted;
    await expect.poll(() => accepted - before).toBeGreaterThan(20);
  };
  const storm = raiseStorm(counted, { members: MEMBERS, callers: 48, isOver: () => isOver });
  for (let n = 0; n < KILLS; n += 1) {
    await moreBets();
    await comeToBorder();
    await harm();
  }
  await moreBets();
  isOver = true;
  const log = await storm;
  client.close();
  return inspect(bench.serveUrl, log);
}

test('kill -9 of the server under load loses nothing and doubles nothing', async () => {
  const after = await stormWith(async () => {
    await killServer(server);
    server = await start(server.port);
  });
  expect(after).toMatchObject({ lost: 0, changed: 0, doubled: 0, unbalanced: null, breaches: [] });
  expect(isClean(after)).toBe(true);
  expect(after.acknowledged).toBeGreaterThan(50);
});

test('kill -9 of all PostgreSQL processes under load loses nothing and doubles nothing', async () => {
  const after = await stormWith(async () => {
    killPostgres(bench.pid());
    await databaseAnswers();
  });
  expect(after).toMatchObject({ lost: 0, changed: 0, doubled: 0, unbalanced: null, breaches: [] });
  expect(after.acknowledged).toBeGreaterThan(50);
});

test('while the database stands still no bet is acknowledged, and each request ends in time', async () => {
  const client = openBetClient(() => server.port);
  const send = (memberId: number) =>
    client.send({ memberId, requestId: randomUUID(), stake: '0.10' });
  await expect.poll(async () => (await send(1)).status).toBeLessThan(500);
  const family = processesOf(bench.pid());
  for (const pid of family) signalIfAlive(pid, 'SIGSTOP');
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(1 + (n % MEMBERS))));
  const tookMs = performance.now() - started;
  for (const pid of family) signalIfAlive(pid, 'SIGCONT');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(tookMs).toBeLessThan(patience(3_500));
  const healed = performance.now();
  while ((await send(2)).status === 503)
    expect(performance.now() - healed).toBeLessThan(patience(5_000));
  client.close();
});

test('two server processes on one database spend one balance once', async () => {
  const other = await start();
  const clients = [openBetClient(() => server.port), openBetClient(() => other.port)];
  for (let round = 0; round < 3; round += 1) {
    const memberId = 1_000 + round;
    await addPlayers(bench, { from: memberId, count: 1, units: money('50') });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        clients[n % 2]!.send({ memberId, requestId: randomUUID(), stake: '50.00', target: 2 }),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    const won = accepted.reduce((sum, { body }) => sum + body.value.payout, 0);
    expect(accepted.length).toBeGreaterThanOrEqual(1);
    expect(accepted.length).toBeLessThanOrEqual(1 + Math.floor(won / 50));
  }
  for (const client of clients) client.close();
  await other.stop();
  const none = { acknowledged: new Map(), refused: 0, retried: 0, breaches: [] };
  expect((await inspect(bench.serveUrl, none)).unbalanced).toBeNull();
});

test('asked to stop, the server finishes what it has begun and ends with code 0', async () => {
  const client = openBetClient(() => server.port);
  const requests = Array.from({ length: 50 }, (_, n) => {
    const bet = { memberId: 1 + (n % MEMBERS), requestId: randomUUID(), stake: '0.10' };
    return client.send(bet).then(
      ({ status }) => status,
      () => 0,
    );
  });
  await sleep(5);
  const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
  const started = performance.now();
  await server.stop();
  expect(await ended).toBe(0);
  expect(performance.now() - started).toBeLessThan(patience(10_000));
  for (const status of await Promise.all(requests))
    expect([0, 200, 409, 429, 503]).toContain(status);
  client.close();
});
