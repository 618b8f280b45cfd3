import { randomUUID } from 'node:crypto';
import { type Call, games, wallet } from '@baize/contract';
import { canonicalText, instantGames } from '@baize/games';
import { money } from '@baize/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savePage, storedPage } from '../../apps/server/src/domains/system/index.ts';
import { post } from '../../apps/server/src/domains/wallet/index.ts';
import { begin } from '../../apps/server/src/platform/database.ts';
import { callSchemas } from '../../apps/server/src/platform/openapi/schemas.ts';
import { namesOf } from '../../apps/server/src/platform/serve.ts';
import { type GuardedHouse, openGuardedHouse, tokens } from './callers.ts';
import { hostileTo } from './hostile-values.ts';

let at: GuardedHouse;
let origin: string;
/** Requests that the framework was asked about. */
let asked = 0;

beforeAll(async () => {
  at = await openGuardedHouse((app) => {
    app.addHook('onRequest', (_request, _reply, done) => {
      asked += 1;
      done();
    });
  });
  origin = await at.app.listen({ port: 0, host: '127.0.0.1' });
  await fund();
});
afterAll(() => at.close());

async function fund(): Promise<void> {
  const { house } = at;
  const { member_id: memberId } = await house.db
    .selectFrom('accounts')
    .select('member_id')
    .where('purpose', '=', 'points')
    .where('member_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const cash = { memberId: memberId!, purpose: 'cash', currency: 'USD' } as const;
  const paid = {
    counter: 'bank',
    reason: 'DEPOSIT',
    key: '#opening',
    amount: money(10_000),
  } as const;
  await begin(house.db, (tx) => post(tx, [{ ...cash, ...paid }], house.clock.now()));
}

type Asking = { method?: string; body?: string; headers?: Record<string, string> };

async function ask(path: string, asking: Asking) {
  const before = asked;
  const { method = 'GET', body, headers = {} } = asking;
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { authorization: tokens.member, ...typed, ...headers },
  });
  const text = await answer.text();
  const isShort = asked === before;
  const said = Object.entries(Object.fromEntries(answer.headers));
  return { isShort, said: { status: answer.status, text, headers: said.filter(lasts).sort() } };
}

const OF_THE_MOMENT = /^(date|x-request-id|x-house-time)$/;
const lasts = ([name]: [string, string]) => !OF_THE_MOMENT.test(name);

/** The same request by itself, and by the framework, which looks at whoever names a brand. */
async function askBoth(path: string, asking: Asking) {
  const short = await ask(path, asking);
  const long = await ask(path, { ...asking, headers: { ...asking.headers, merchant: 'baize' } });
  expect(long.isShort).toBe(false);
  expect(short.said).toEqual(long.said);
  return short;
}

const OFTEN = { bet: games.bet, act: games.act, balance: wallet.balance };
const BET = games.bet.path;
const BALANCE = wallet.balance.path;

const bodyOf = (more: object = {}) => {
  const choice = { target: 49.5, side: 'under' };
  return JSON.stringify({ requestId: randomUUID(), gameCode: 'dice', stake: 1, choice, ...more });
};

test('a plain bet and a plain look at the balance are answered before the framework is asked', async () => {
  const bet = await askBoth(BET, { method: 'POST', body: bodyOf() });
  expect(bet.isShort).toBe(true);
  expect(JSON.parse(bet.said.text)).toMatchObject({ success: true, value: { state: 'settled' } });
  for (const path of [BALANCE, `${BALANCE}?typeId=2`, `${BALANCE}?typeId=2&_=17`]) {
    const { isShort, said } = await askBoth(path, {});
    expect(isShort).toBe(true);
    expect(said.status).toBe(200);
  }
});

test('every game that is decided at once is told in the same words both ways', async () => {
  const played = new Set<string>();
  for (const [gameCode, { usualChoice }] of instantGames) {
    for (let n = 0; n < 3; n += 1) {
      // Tables are asked with amounts, which JSON has no word for; they have their own tests.
      const choice = JSON.parse(canonicalText(usualChoice)) as object;
      const { said } = await askBoth(BET, { method: 'POST', body: bodyOf({ gameCode, choice }) });
      if (said.status === 200) played.add(gameCode);
    }
  }
  expect(played.size).toBeGreaterThan(10);
});

test('a refusal has the same words both ways, in every language and for older clients', async () => {
  const refused = [bodyOf({ stake: 1_000_000 }), bodyOf({ gameCode: 'none' }), bodyOf({ more: 1 })];
  for (const language of ['EN', 'TH', 'ar']) {
    for (const body of refused) {
      const { isShort, said } = await askBoth(BET, { method: 'POST', body, headers: { language } });
      expect(isShort).toBe(true);
      expect(said.status).toBeGreaterThanOrEqual(400);
    }
  }
  await settleOlderClients(true);
  const { said } = await askBoth(BET, { method: 'POST', body: refused[0]! });
  await settleOlderClients(false);
  expect(said.status).toBe(200);
  expect(JSON.parse(said.text)).toHaveProperty('description');
});

async function settleOlderClients(olderClients: boolean) {
  const { version, content } = storedPage(at.house, 'brand');
  const change = { version, content: { ...content, olderClients } };
  await savePage(at.house, { operatorId: 0n }, 'brand', change);
}

test('whoever may not make such a call is turned away in the same words both ways', async () => {
  for (const token of Object.values(tokens)) {
    const headers = { authorization: token };
    for (const path of [BALANCE, `${BALANCE}?typeId=200`]) await askBoth(path, { headers });
    await askBoth(BET, { method: 'POST', body: bodyOf({ stake: 0 }), headers });
    await askBoth(games.act.path, { method: 'POST', body: '{}', headers });
  }
});

test('what is unusual about a request is left to the framework', async () => {
  const plain = { method: 'POST', body: bodyOf() };
  const unusual: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-encoding': 'gzip' },
    { origin: 'https://elsewhere.example' },
    { origin, 'x-forwarded-host': 'elsewhere.example' },
  ];
  for (const headers of unusual) {
    expect((await askBoth(BET, { ...plain, headers })).isShort).toBe(false);
  }
  expect((await askBoth(BET, { ...plain, headers: { origin } })).isShort).toBe(true);
  const longest = bodyOf({ more: 'x'.repeat(64 * 1024) });
  for (const path of [`${BET}?stake=2`, `${BET}/`, BET.replace('game', '%67ame')]) {
    expect((await askBoth(path, { ...plain, body: bodyOf() })).isShort).toBe(false);
  }
  expect((await askBoth(BET, { method: 'POST', body: longest })).said.status).toBe(413);
  for (const query of [
    'typeId=%32',
    'typeId=',
    'typeId=1&typeId=2',
    'sync[]=1',
    'constructor=1',
    'none=1',
  ]) {
    expect((await askBoth(`${BALANCE}?${query}`, {})).isShort).toBe(false);
  }
});

test('a body that is no such body is refused in the same words both ways', async () => {
  const bodies = [
    '{',
    '"',
    'null',
    ' ',
    '[]',
    '7',
    '"text"',
    '{"__proto__":{}}',
    '{"a":"\\u0000"}',
  ];
  for (const body of [...bodies, '\ufeff{}', `${'['.repeat(30)}${']'.repeat(30)}`]) {
    expect((await askBoth(BET, { method: 'POST', body })).isShort).toBe(true);
  }
});

test('a long answer is packed both ways as its reader likes it', async () => {
  const body = bodyOf({ gameCode: 'x'.repeat(2_000), more: 1 });
  for (const accepted of ['br', 'gzip', 'identity']) {
    await askBoth(BET, { method: 'POST', body, headers: { 'accept-encoding': accepted } });
  }
});

describe.each(Object.entries(OFTEN))('%s', (name, call: Call) => {
  test('hostile input is told the same both ways, soon, and no workings', async () => {
    const full = name === 'balance' ? 'wallet.balance' : `games.${name}`;
    const { input } = callSchemas(full, call);
    await fc.assert(
      fc.asyncProperty(hostileTo(input), async (value) => {
        for (const { method, path } of namesOf(call)) {
          const body = JSON.stringify(value) ?? 'null';
          const query = new URLSearchParams(Object.entries(Object(value)).map(pair)).toString();
          const asking = method === 'GET' ? {} : { method, body };
          const url = method === 'GET' ? `${path}?${query.slice(0, 8_000)}` : path;
          const { said } = await askBoth(url, asking);
          expect(said.status).toBeLessThan(500);
        }
      }),
      { numRuns: 60, seed: 8_080 },
    );
  });
});

const pair = ([name, value]: [string, unknown]): [string, string] => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [name, text.slice(0, 2_000)];
};

test('what is answered by the short way is counted as every answer is', async () => {
  const counted = async () => {
    const { body } = await at.app.inject('/metrics');
    const line =
      /^http_request_duration_seconds_count\{call="wallet\.balance",status="200"\} (\d+)$/m;
    return Number(line.exec(body)?.[1] ?? 0);
  };
  const before = await counted();
  expect((await ask(BALANCE, {})).isShort).toBe(true);
  expect(await counted()).toBe(before + 1);
});
