import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../apps/server/src/domains/wallet/index.ts';
import { makeFilledFolder } from '../filled-folder.ts';
import {
  askServer,
  databaseUrls,
  type ServerProcess,
  startServer,
  stopServer,
} from '../server-process.ts';

const KILLS = 2;
const STAKE = 100;
let dataDir: string;
let remove: () => void;
let studio: Server;
let server: ServerProcess;
let env: Record<string, string>;

beforeAll(async () => {
  ({ dataDir, remove } = await makeFilledFolder());
  studio = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await new Promise((resolve) => studio.once('listening', resolve));
  const { port } = studio.address() as AddressInfo;
  env = { BAIZE_DATA: dataDir, BAIZE_SAMPLE_VENDOR_URL: `http://127.0.0.1:${port}` };
  server = await startServer({ env });
  env = { ...env, PORT: String(server.port) };
});

afterAll(async () => {
  if (server) await stopServer(server);
  studio?.close();
  remove();
});

type Answer = { status?: string; balance: number };

/** As a vendor does it: until there is an answer. */
async function send(kind: string, message: object): Promise<Answer> {
  for (;;) {
    const body = JSON.stringify(message);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', 'baize-sample-vendor').update(`${timestamp}.${body}`);
    const answer = await fetch(`${server.url}/vendor/v1/${kind}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-vendor': 'sample',
        'x-timestamp': timestamp,
        'x-signature': signature.digest('hex'),
      },
    })
      .then((response) => response.json() as Promise<Answer>)
      .catch(() => undefined);
    if (answer?.status) return answer;
    await sleep(50);
  }
}

/** As a person does it: again, where the house or the studio was only too busy. */
async function launch(authorization: string): Promise<string> {
  const query = 'launchMode=GLS&vassalage=sample&gameCode=sample-wheel';
  for (;;) {
    const answer = await askServer(`${server.url}/wps/game/launchGame?${query}`, {
      headers: { authorization },
    });
    const { value, message } = (await answer.json()) as {
      value: { gameSession: string } | null;
      message: string;
    };
    if (value) return value.gameSession;
    if (answer.status < 500) throw new Error(message);
    await sleep(250);
  }
}

async function sit(username: string) {
  const login = await askServer(`${server.url}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Baize-demo-1' }),
  });
  const { value } = (await login.json()) as { value: { token: string } };
  const token = await launch(value.token);
  const { balance, ...who } = (await send('authenticate', { token })) as Answer & {
    playerId: string;
  };
  return { token, balance, playerId: who.playerId };
}

/** Every third round is taken back, every third wins the stake, the others lose. */
async function playRound(player: { token: string; playerId: string }, n: number): Promise<number> {
  const roundId = randomUUID();
  const named = { ...player, roundId, gameCode: 'sample-wheel', currency: 'USD' };
  const bet = `${roundId}-b`;
  const taken = await send('bet', { ...named, transactionId: bet, amount: STAKE });
  expect(taken.status).toBe('OK');
  if (n % 3 === 0) {
    const back = { transactionId: `${roundId}-r`, referenceTransactionId: bet };
    expect((await send('rollback', { ...named, ...back })).status).toBe('OK');
    return 0;
  }
  const amount = n % 3 === 1 ? STAKE : 0;
  const win = { ...named, transactionId: `${roundId}-w`, amount, roundClosed: true };
  expect((await send('win', win)).status).toBe('OK');
  return amount - STAKE;
}

test('a server killed between the messages of vendors loses none and books none twice', async () => {
  const names = ['player1', 'player2', 'player3', 'player4'];
  const players = await Promise.all(names.map(sit));
  let isOver = false;
  let rounds = 0;
  const storms = players.map(async (player) => {
    let net = 0;
    for (let n = 0; !isOver; n += 1) {
      net += await playRound({ token: player.token, playerId: player.playerId }, n);
      rounds += 1;
    }
    return net;
  });
  const moreRounds = async () => {
    const before = rounds;
    await expect.poll(() => rounds - before).toBeGreaterThan(8);
  };
  for (let n = 0; n < KILLS; n += 1) {
    await moreRounds();
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startServer({ env });
  }
  await moreRounds();
  isOver = true;
  const nets = await Promise.all(storms);
  for (const [n, player] of players.entries()) {
    const after = await send('balance', { token: player.token, playerId: player.playerId });
    expect(after.balance).toBe(player.balance + nets[n]!);
  }
  expect(rounds).toBeGreaterThan(8);
  expect((await reconcile(databaseUrls(dataDir).serve)).fault).toBeNull();
});
