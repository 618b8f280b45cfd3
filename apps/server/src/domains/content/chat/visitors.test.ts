import { days, hours, minutes, seconds } from '@baize/calendar';
import { contentChatVisitors as contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuest } from '../../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { forgetVisitors } from './claim-visit.ts';

let desk: TestOperators;
let support: string;
beforeAll(async () => {
  desk = await openTestOperators();
  support = await desk.logIn('support');
});
afterAll(() => desk.close());

type As = { cookie?: string; token?: string; address?: string };
const asked = ({ cookie, ...asking }: As) => ({
  ...asking,
  ...(cookie && { headers: { cookie } }),
});
const say = (text: string, { botCheck, ...asking }: As & { botCheck?: string | null } = {}) =>
  desk.ask('POST', contract.sayAsVisitor.path, {
    ...asked(asking),
    body: { text, ...(botCheck !== null && { botCheck: botCheck ?? 'test' }) },
  });
const heard = async (asking: As = {}) =>
  (await desk.ask('GET', contract.visitorSupport.path, asked(asking))).value;
const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
  desk.ask(method, `/ops/chat${path}`, { token: support, ...(body && { body }) });
const advance = (ms: number) =>
  desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + ms));
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0]!;

test('a visitor and support talk; the browser finds the conversation again, nobody else does', async () => {
  const first = await say(' I cannot sign in; my card 4111111111111111 ');
  expect(first.value.said).toMatchObject({
    isMine: true,
    text: 'I cannot sign in; my card ************1111',
  });
  const cookie = cookieOf(first);
  expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
  const firstAt = desk.house.clock.now().getTime();
  advance(minutes(5));
  await say('Hello?', { cookie });
  const [thread] = (await ops('GET', '/threads')).value.list;
  // Asking again does not begin the wait anew.
  expect(thread.waitsSince).toBeLessThanOrEqual(firstAt);
  expect(thread).toMatchObject({ isVisitor: true, username: '', unread: 2, state: 'open' });
  const told: { topic: string; body: string }[] = [];
  const stop = desk.house.fanout.subscribe('realtime.messages', (messages) => {
    told.push(...(messages as typeof told));
  });
  await ops('POST', `/threads/${thread.memberId}`, { text: 'Which username is it?' });
  await expect.poll(() => JSON.stringify(told)).toContain(first.value.topic);
  stop();
  expect(await heard({ cookie })).toMatchObject({
    topic: first.value.topic,
    list: [
      { isMine: true },
      { isMine: true },
      { isStaff: true, isMine: false, text: 'Which username is it?' },
    ],
  });
  expect(await heard()).toEqual({ list: [], hasMore: false, topic: null });
  const guessed = `${cookie.slice(0, -4)}AAAA`;
  expect((await heard({ cookie: guessed })).list).toEqual([]);
});

test('the first words cost a bot check, an address begins few conversations, and nobody floods', async () => {
  expect((await say('Hello', { botCheck: null })).success).toBe(false);
  const cookie = cookieOf(await say('Hello'));
  expect((await say('And again', { cookie })).status).toBe(429);
  advance(seconds(3));
  expect((await say('And again', { cookie, botCheck: null })).success).toBe(true);
  expect((await say('x'.repeat(501), { cookie })).status).toBe(400);
  const address = '203.0.113.9';
  for (let begun = 0; begun < 5; begun++) expect((await say('Hi', { address })).success).toBe(true);
  expect((await say('Hi', { address })).status).toBe(429);
  advance(hours(1));
  expect((await say('Hi', { address })).success).toBe(true);
});

test('who signs in later takes the conversation along, once; a visitor is then gone', async () => {
  support = await desk.logIn('support');
  const cookie = cookieOf(await say('Before I had an account'));
  const member = await openGuest(desk, 'claimer');
  const claim = () =>
    desk.ask('POST', contract.claimVisitorSupport.path, {
      ...asked({ token: member.token, cookie }),
      body: {},
    });
  expect((await claim()).success).toBe(true);
  expect((await claim()).status).toBe(404);
  const own = await desk.ask('GET', '/wps/chat/support', { token: member.token });
  expect(own.value.list).toMatchObject([{ isMine: true, text: 'Before I had an account' }]);
  expect((await heard({ cookie })).list).toEqual([]);
  const { list } = (await ops('GET', '/threads')).value;
  const mine = list.find(({ username }: { username: string }) => username === 'claimer');
  expect(mine).toMatchObject({ isVisitor: false, unread: 1, memberId: Number(member.member.id) });
});

test('what nobody came back for is forgotten after a quarter of a year, with the words', async () => {
  const { value } = await say('Long ago');
  advance(days(91));
  await forgetVisitors(desk.house);
  const left = await desk.house.db
    .selectFrom('chat_messages')
    .select('id')
    .where('id', '=', BigInt(value.said.id))
    .execute();
  expect(left).toEqual([]);
});
