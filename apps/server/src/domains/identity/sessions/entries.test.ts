import { wallet } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, newName, openPeople, PASSWORD, type People } from '../../../testing/people.ts';

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
