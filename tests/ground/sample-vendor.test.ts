import pg from 'pg';
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

let dataDir: string;
let remove: () => void;
let server: ServerProcess;

beforeAll(async () => {
  ({ dataDir, remove } = await makeFilledFolder());
  server = await startServer({ env: { BAIZE_DATA: dataDir }, script: 'scripts/start.mjs' });
});

afterAll(async () => {
  if (server.child.exitCode === null) await stopServer(server);
  remove();
});

type Launch = { success: boolean; value: { content: { game_url: string } } };

async function ask<Value>(url: string, body?: object, token = ''): Promise<Value> {
  // The house may be asked again; a studio that is busy says so, and nothing is spun twice.
  const send = url.startsWith(server.url) ? askServer : fetch;
  const response = await send(url, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json() as Promise<Value>;
}

type Movement = { reason: string; cents: number; after: number };

/** What moved a member's cash, in cents. Others pay into it too: a rebate comes every five minutes. */
async function movements(username: string): Promise<Movement[]> {
  const client = new pg.Client({ connectionString: databaseUrls(dataDir).migrate });
  await client.connect();
  try {
    const { rows } = await client.query<Movement>(
      `select t.reason, t.amount::float8 / 100 as cents,
        round(t.balance_after::float8 / 100) as after
      from transfers t join accounts a on a.id = t.account_id join members m on m.id = a.member_id
      where m.username = $1 and a.purpose = 'cash' order by t.seq`,
      [username],
    );
    return rows;
  } finally {
    await client.end();
  }
}

const balancesSince = async (username: string, seq: number) =>
  (await movements(username)).slice(seq - 1).map(({ after }) => after);

/** As the brand counts days. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

test('the sample vendor plays beside the demo, and is gone with it', async () => {
  const person = { username: 'player1', password: 'Baize-demo-1' };
  const login = `${server.url}/wps/session/login`;
  const { value } = await ask<{ value: { token: string } }>(login, person);
  const query = 'launchMode=GLS&vassalage=sample&gameCode=sample-wheel&language=EN';
  const launch = `${server.url}/wps/game/launchGame?${query}`;
  let launched: Launch | undefined;
  // It may come up a moment after the house does.
  await expect
    .poll(async () => {
      launched = await ask<Launch>(launch, undefined, value.token);
      return launched.success;
    })
    .toBe(true);
  const game = new URL(launched!.value.content.game_url);
  expect((await fetch(game)).headers.get('content-type')).toContain('text/html');
  const token = game.searchParams.get('token');
  const days = new Set([today()]);
  const before = (await movements(person.username)).length;
  const session = await ask<{ balance: number }>(`${game.origin}/session`, { token });
  expect(await balancesSince(person.username, before)).toContain(session.balance);
  let payouts = 0;
  let balance = 0;
  for (let n = 0; n < 5; n += 1) {
    const spin = { token, stake: 100 };
    const told = await ask<{ payout: number; balance: number }>(`${game.origin}/spin`, spin);
    payouts += told.payout;
    balance = told.balance;
  }
  const all = await movements(person.username);
  const moved = all.slice(before);
  const bets = moved.filter(({ reason }) => reason === 'BET');
  const paid = moved.filter(({ reason }) => reason === 'PAYOUT');
  expect(bets.map(({ cents }) => cents)).toEqual([-100, -100, -100, -100, -100]);
  expect(paid.reduce((sum, { cents }) => sum + cents, 0)).toBe(payouts);
  // The last answer tells the balance after its spin, and the wallet tells it too.
  const lastSpin = all.findLastIndex(({ reason }) => reason === 'BET' || reason === 'PAYOUT');
  expect(all.slice(lastSpin).map(({ after }) => after)).toContain(balance);
  const wallet = `${server.url}/wps/v2/wallets/balance`;
  const held = await ask<{ value: { mainWalletBalance: number } }>(wallet, undefined, value.token);
  expect(await balancesSince(person.username, lastSpin + 1)).toContain(
    Math.round(held.value.mainWalletBalance * 100),
  );
  const admin = { username: 'admin', password: 'Baize-demo-1' };
  const desk = await ask<{ value: { token: string } }>(`${server.url}/ops/session/login`, admin);
  // Whoever spins over midnight has spun on two days.
  days.add(today());
  const compare = `${server.url}/ops/vendors/sample/comparisons`;
  const compared = { ours: 0, theirs: 0 };
  for (const day of days) {
    type Comparison = { value: { ours: number; theirs: number } };
    const { value } = await ask<Comparison>(compare, { day }, desk.value.token);
    expect(value).toMatchObject({ differences: [], problem: null });
    compared.ours += value.ours;
    compared.theirs += value.theirs;
  }
  expect(compared).toEqual({ ours: 10, theirs: 10 });
  expect((await reconcile(databaseUrls(dataDir).serve)).fault).toBeNull();
  expect(await stopServer(server, 'SIGINT')).toBe(0);
  const isThere = () =>
    fetch(`${game.origin}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere).toBe(false);
});
