import {
  allCalls,
  identityOperator,
  identitySessions,
  operatorsAudit,
  playFairness,
  wallet,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, fillOperators } from '../../../demo/operators.ts';
import {
  MINUTE,
  newName,
  openPeople,
  PASSWORD,
  type People,
  patiently,
} from '../../../testing/people.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

const LAUNCH = '/wps/game/launchGame?launchMode=GLS&vassalage=BAIZE&gameCode=dice';

async function launch(token: string, path = LAUNCH): Promise<URL> {
  const { value } = await people.ask('GET', path, { token });
  expect(value.content.game_url).toBe(value.gameUrl);
  return new URL(value.gameUrl);
}

const entryOf = (address: URL) => new URLSearchParams(address.hash.slice(1)).get('entry');

const enter = (entry: string | null, token?: string) =>
  people.ask('POST', '/wps/session/entry', { body: { entry }, ...(token && { token }) });

const isIn = async (token: string) =>
  (await people.ask('GET', '/wps/member/info', { token })).status === 200;

test('a launched game of ours opens signed in, from an absolute address', async () => {
  const { username, token } = await people.register();
  const address = await launch(token);
  expect(address.origin).toMatch(/^https?:\/\//);
  expect(address.pathname + address.search).toBe('/seamless?vendor=BAIZE&gameCode=dice');
  const entered = await enter(entryOf(address));
  expect(entered).toMatchObject({ success: true, value: { userName: username, customerType: 0 } });
  expect(entered.value.token).not.toBe(token);
  expect(await isIn(entered.value.token)).toBe(true);
});

test('our own pages get an address without an entry', async () => {
  const { token } = await people.register();
  const { value } = await people.ask('GET', `${LAUNCH}&inPortal=1`, { token });
  expect(value.gameUrl).toBe('/seamless?vendor=BAIZE&gameCode=dice');
});

test('an entry is good once, however many try at the same moment', async () => {
  const { token } = await people.register();
  const entry = entryOf(await launch(token));
  const tries = await Promise.all(Array.from({ length: 8 }, () => enter(entry)));
  expect(tries.filter(({ success }) => success)).toHaveLength(1);
  expect(await enter(entry)).toMatchObject({ success: false, value: null });
});

test('a minute later, or after its sign-in has ended, it opens nothing', async () => {
  const { token } = await people.register();
  const late = entryOf(await launch(token));
  people.advance(MINUTE);
  expect((await enter(late)).success).toBe(false);
  const orphan = entryOf(await launch(token));
  await people.ask('DELETE', '/wps/session/logout', { token });
  expect((await enter(orphan)).success).toBe(false);
  expect((await enter('x'.repeat(32))).success).toBe(false);
  expect((await enter("' or 1=1 --")).status).toBe(400);
});

test('money asks the one who entered for the password', async () => {
  const { token } = await people.register();
  const entered = (await enter(entryOf(await launch(token)))).value.token;
  const money = await people.ask(wallet.transfer.method, wallet.transfer.path, {
    token: entered,
    body: { from: 'MAIN', to: 'sample', amount: 1, requestId: `request-${newName()}` },
  });
  expect(money).toMatchObject({ status: 403, errorCode: 'step.up.needed' });
});

test('a link of a stranger puts nobody into the account of the stranger', async () => {
  const stranger = await people.register();
  const { token } = await people.register();
  const entry = entryOf(await launch(stranger.token));
  expect(await enter(entry, token)).toMatchObject({ success: true, value: null });
  expect((await enter(entry)).success).toBe(false);
  expect(await isIn(token)).toBe(true);
});

test('what was entered ends with the sign-in that it came from, and never outlives it', async () => {
  const { username, token } = await people.register();
  const first = (await enter(entryOf(await launch(token)))).value.token;
  const second = (await enter(entryOf(await launch(first)))).value.token;
  await people.ask('DELETE', '/wps/session/logout', { token });
  expect([await isIn(first), await isIn(second)]).toEqual([false, false]);
  const again = (await people.logIn(username)).value.token;
  const child = (await enter(entryOf(await launch(again)))).value.token;
  const change = { oldPassword: PASSWORD, newPassword: 'Calm-table-8' };
  const body = { ...change, confirmNewPassword: change.newPassword };
  await people.ask('POST', '/wps/member/password', { token: again, body });
  expect([await isIn(again), await isIn(child)]).toEqual([true, false]);
});

test('the lobby of the lotteries opens where no game is named', async () => {
  const { token } = await people.register();
  const open = async (query: string) => {
    const { pathname, search } = await launch(token, `/wps/game/launchGame?${query}`);
    return pathname + search;
  };
  expect(await open('launchMode=LOTT&lottoView=lobby&lottoGameCode=&roomId=')).toBe('/lottery');
  expect(await open('lottoGameCode=&lottoMode=Traditional')).toBe('/lottery');
  expect(await open('launchMode=LOTT&lottoArea=VN&lottoView=lobby')).toBe('/vnLottery');
  expect(await open('lottoGameCode=ssc-1&lottoMode=Traditional')).toBe('/lottery?gameCode=ssc-1');
});

test('query keys that nobody knows are passed over, as is a token that is none', async () => {
  const { token } = await people.register();
  const path = `${LAUNCH}&roomId=&appVersion=2.1&gateway[]=1`;
  expect((await people.ask('GET', path, { token })).success).toBe(true);
  for (const none of ['null', 'undefined', 'Bearer null', 'Bearer', ' ']) {
    const visited = await people.ask('GET', '/wps/system/status?brand=x', { token: none });
    expect(visited.status, none).toBe(200);
  }
});

test('a device may be named by a number', async () => {
  const { username } = await people.register();
  expect(await people.logIn(username, PASSWORD, { uuId: 20170401 })).toMatchObject({
    success: true,
  });
});

const operator = async (username: string) => {
  const body = { username, password: DEMO_PASSWORD };
  return (await people.ask('POST', '/ops/session/login', { body })).value.token as string;
};
const openView = (token: string, id: bigint, reason = 'They say the page is empty') =>
  people.ask('POST', identityOperator.viewAsMember.path.replace(':memberId', String(id)), {
    token,
    body: { reason },
  });
const enterView = (entry: string) =>
  people.ask('POST', identitySessions.enterView.path, { body: { entry } });

test('an operator sees what a member sees, changes nothing, and leaves no trace as the member', async () => {
  await fillOperators(people.house);
  const [support, content] = [await operator('support'), await operator('content')];
  const { id, token, username } = await people.register();
  people.advance(5 * MINUTE);
  const seen = () =>
    people.house.pool
      .query(
        `select (select max(last_seen_at) from sessions where member_id = $1) as seen,
          (select count(*) from sessions where member_id = $1) as sessions,
          (select count(*) from sign_ins where member_id = $1) as sign_ins,
          (select count(*) from seeds where member_id = $1) as seeds,
          (select count(*) from events where payload->>'memberId' = $1::text) as events`,
        [String(id)],
      )
      .then(({ rows }) => rows[0]);
  const before = await seen();
  expect((await openView(content, id)).status).toBe(403);
  expect((await openView(support, id, '')).status).toBe(400);
  const { entry } = (await openView(support, id)).value;
  const entered = await enterView(entry);
  expect(entered.value).toMatchObject({ userName: username, customerType: 0 });
  expect((await enterView(entry)).status).not.toBe(200);
  const view = entered.value.token as string;

  const info = await people.ask('GET', '/wps/member/info', { token: view });
  expect(info.value).toMatchObject({ id: Number(id), type: 0 });
  expect(
    (await people.ask(wallet.balance.method, wallet.balance.path, { token: view })).status,
  ).toBe(200);
  const writing = allCalls().filter(
    ({ call }) =>
      ['session', 'member', 'anyone'].includes(call.audience) &&
      !['read', 'report', 'open'].includes(call.class) &&
      call !== identitySessions.endView,
  );
  expect(writing.length).toBeGreaterThan(100);
  for (const { call, name } of writing) {
    const answer = await people.ask(call.method, call.path.replace(/:\w+/g, '1'), { token: view });
    const isRefused = ['view.only', 'too.much.request'].includes(answer.errorCode ?? '');
    expect(isRefused, `${name}: ${answer.errorCode}`).toBe(true);
  }
  const closed = await people.ask('GET', '/wps/member/data', { token: view });
  expect(closed.errorCode).toBe('view.only');
  const seeds = await people.ask('GET', playFairness.fairness.path, { token: view });
  expect(seeds.errorCode, 'nobody draws first seeds in a member’s place').toBe('view.only');
  expect(await seen()).toEqual(before);

  const own = await people.ask('GET', identitySessions.signInLog.path, { token });
  expect(own.value.list[0]).toMatchObject({ result: 'viewed', method: 'house', address: '' });
  const admin = await operator('admin');
  const log = await people.ask('GET', `${operatorsAudit.listAudit.path}?subject=member:${id}`, {
    token: admin,
  });
  expect(log.value.list[0]).toMatchObject({
    actorName: 'support',
    action: 'identity.view.opened',
    after: { reason: 'They say the page is empty' },
  });
  const { value: story } = await people.ask('GET', `/ops/members/${id}/story`, { token: admin });
  expect(story.list).toContainEqual(
    expect.objectContaining({ what: 'operator-act', about: 'identity.view.opened' }),
  );

  // So many calls before these were more than one person has in a second.
  const post = (path: string, token: string) =>
    patiently(() => people.ask('POST', path, { token, body: {} }));
  expect((await post(identitySessions.endView.path, view)).status).toBe(200);
  expect(await isIn(view)).toBe(false);
  expect(await isIn(token)).toBe(true);
  const reopened = await patiently(() => openView(support, id));
  const again = (await enterView(reopened.value.entry)).value.token;
  expect(await isIn(again)).toBe(true);
  expect((await post('/ops/session/logout', support)).status).toBe(200);
  await expect.poll(() => isIn(again)).toBe(false);
  const late = await operator('support');
  const opened = await patiently(() => openView(late, id));
  const last = (await enterView(opened.value.entry)).value.token;
  people.advance(15 * MINUTE);
  expect(await isIn(last)).toBe(false);
});
