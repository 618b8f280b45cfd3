import { randomUUID } from 'node:crypto';
import { days, hours } from '@baize/calendar';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openHouse } from '../../../open-house.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';

let test_: TestHouse;
let member = 0n;
let now = Date.UTC(2027, 4, 4, 12);
// The clock goes on while a test runs.
const MINUTE = 60_050;
const HOUR = hours(1);
const DAY = days(1);

beforeAll(async () => {
  test_ = await openPlayersHouse();
});
afterAll(() => test_.close());
beforeEach(async () => {
  member += 1n;
  await openPlayer(test_.house, member, '1000');
  pass(HOUR);
});

function pass(ms: number): void {
  now += ms;
  test_.house.clock.moveTo(new Date(now));
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
async function post(path: string, body: object = {}): Promise<any> {
  const token = `member:${member}`;
  const { body: answer } = await ask(test_.app, token, 'POST', `/wps/protection${path}`, body);
  return answer.errorCode ?? answer.value;
}

async function state() {
  const { body } = await ask(test_.app, `member:${member}`, 'GET', '/wps/protection');
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
  return body.value as any;
}

async function bet(stake = 1, app = test_.app): Promise<number | string> {
  const choice = { target: 2, side: 'under' };
  const order = { requestId: randomUUID(), gameCode: 'dice', stake, choice };
  const { status, body } = await ask(app, `member:${member}`, 'POST', '/wps/game/bet', order);
  return body.errorCode ?? status;
}

const callerOf = (token: string) => ({
  kind: 'member' as const,
  sessionId: 1n,
  memberId: BigInt(token.split(':')[1]!),
});

test('a time-out refuses the next bet, cannot be shortened and ends by itself', async () => {
  expect(await bet()).toBe(200);
  expect((await post('/time-out', { days: 7 })).bar).toMatchObject({ kind: 'time-out' });
  expect(await bet()).toBe('protection.time.out');
  expect(await post('/time-out', { days: 1 })).toBe('protection.bar.stands');
  const launch = '/wps/game/launchGame?launchMode=GLS&vassalage=BAIZE&gameCode=dice';
  const { body } = await ask(test_.app, `member:${member}`, 'GET', launch);
  expect(body.errorCode).toBe('protection.time.out');
  pass(days(7) - HOUR);
  expect(await bet()).toBe('protection.time.out');
  pass(2 * HOUR);
  expect(await bet()).toBe(200);
  expect((await state()).bar).toBeNull();
});

test('an exclusion holds after its term until a return is asked for and has waited', async () => {
  expect((await post('/exclusion', { term: 'months', months: 6 })).bar.kind).toBe('exclusion');
  expect(await bet()).toBe('protection.excluded');
  expect(await post('/return')).toBe('protection.bar.stands');
  expect(await post('/time-out', { days: 42 })).toBe('protection.bar.stands');
  const before = (await state()).bar.returnFrom;
  const after = (await post('/exclusion', { term: 'months', months: 6 })).bar.returnFrom;
  expect(after).toBeGreaterThan(before + 180 * DAY);
  now = after + 1_000;
  pass(0);
  expect(await bet()).toBe('protection.excluded');
  expect((await post('/return')).bar.endsAt).toBeGreaterThanOrEqual(now + DAY);
  pass(DAY - HOUR);
  expect(await bet()).toBe('protection.excluded');
  pass(2 * HOUR);
  expect(await bet()).toBe(200);
});

test('who left for ever does not come back, and who left without an end waits a week', async () => {
  await post('/exclusion', { term: 'indefinite' });
  const { returnFrom } = (await state()).bar;
  now = returnFrom + 1_000;
  pass(0);
  expect((await post('/return')).bar.endsAt).toBeGreaterThanOrEqual(now + 7 * DAY);
  expect((await post('/exclusion', { term: 'permanent' })).bar.returnFrom).toBeNull();
  pass(40 * 365 * DAY);
  expect(await post('/return')).toBe('protection.bar.stands');
  expect(await bet()).toBe('protection.excluded');
  now -= 40 * 365 * DAY;
  pass(0);
});

test('fifty bets at once, on two servers, never go beyond a limit that was lowered', async () => {
  const second = openHouse(test_.house.config, test_.serveUrl, pino({ level: 'silent' }));
  second.house.clock.moveTo(new Date(now));
  const other = await buildApp(second.house, {
    callers: [async (_house, token) => callerOf(token)],
    buckets: { take: async () => 0, close: () => undefined },
    drivesCrash: false,
  });
  await post('/limit', { kind: 'wager', period: 'day', amount: 100 });
  expect(await bet(3)).toBe(200);
  const bets = Array.from({ length: 50 }, (_, n) => bet(1, n % 2 ? other : test_.app));
  const [lowered] = await Promise.all([
    post('/limit', { kind: 'wager', period: 'day', amount: 10 }),
    ...bets,
  ]);
  expect(
    lowered.limits.find((limit: { kind: string }) => limit.kind === 'wager').value.amount,
  ).toBe(10);
  const held = (await state()).limits.find((limit: { kind: string }) => limit.kind === 'wager');
  await other.close();
  await second.close();
  expect(await bet(1)).toBe(held.used.amount < 10 ? 200 : 'protection.wager.limit');
  await Promise.all(Array.from({ length: 50 }, () => bet(1)));
  const after = (await state()).limits.find((limit: { kind: string }) => limit.kind === 'wager');
  expect(after.used.amount).toBe(Math.max(10, held.used.amount));
});

test('a limit is rolling: what was staked a day ago no longer counts', async () => {
  await post('/limit', { kind: 'wager', period: 'day', amount: 10 });
  expect(await bet(6)).toBe(200);
  pass(2 * HOUR);
  expect(await bet(4)).toBe(200);
  expect(await bet(1)).toBe('protection.wager.limit');
  pass(21 * HOUR);
  expect(await bet(1)).toBe('protection.wager.limit');
  pass(2 * HOUR);
  expect(await bet(6)).toBe(200);
  expect(await bet(1)).toBe('protection.wager.limit');
});

test('a stake above its limit and a loss beyond its limit are refused', async () => {
  await post('/limit', { kind: 'stake', period: 'once', amount: 5 });
  expect(await bet(6)).toBe('protection.stake.limit');
  await post('/limit', { kind: 'loss', period: 'week', amount: 7 });
  expect(await bet(5)).toBe(200);
  const { used } = (await state()).limits.find(
    ({ kind, period }: { kind: string; period: string }) => kind === 'loss' && period === 'week',
  );
  if (used.amount === 5) expect(await bet(3)).toBe('protection.loss.limit');
});

test('a higher limit waits a day, is confirmed then, and a new wish begins anew', async () => {
  const which = { kind: 'wager', period: 'day' };
  await post('/limit', { ...which, amount: 10 });
  const { pending } = (await post('/limit', { ...which, amount: 50 })).limits.find(
    ({ kind }: { kind: string }) => kind === 'wager',
  );
  expect(pending.ripeAt - now).toBeGreaterThanOrEqual(DAY);
  expect(await post('/limit/confirm', which)).toBe('protection.limit.not.ripe');
  pass(DAY - HOUR);
  expect(await post('/limit/confirm', which)).toBe('protection.limit.not.ripe');
  await post('/limit', { ...which, amount: null });
  pass(2 * HOUR);
  expect(await post('/limit/confirm', which)).toBe('protection.limit.not.ripe');
  await post('/limit/cancel', which);
  expect(await post('/limit/confirm', which)).toBe('protection.limit.not.asked');
  await post('/limit', { ...which, amount: 60 });
  pass(DAY + HOUR);
  expect(await bet(20)).toBe('protection.wager.limit');
  await post('/limit/confirm', which);
  expect(await bet(20)).toBe(200);
});

test('after an hour of play bets wait for the reality check, on every game and device', async () => {
  for (let minutes = 0; minutes < 60; minutes += 20) {
    expect(await bet(2)).toBe(200);
    pass(20 * MINUTE);
  }
  expect(await bet()).toBe('protection.reality.check');
  expect(await bet()).toBe('protection.reality.check');
  const due = await state();
  expect(due.isCheckDue).toBe(true);
  expect(due.session).toMatchObject({ minutes: 60, staked: 6 });
  await post('/reality/acknowledge');
  expect(await bet()).toBe(200);
  await post('/reality', { minutes: 15 });
  pass(16 * MINUTE);
  expect(await bet()).toBe('protection.reality.check');
  await post('/reality/acknowledge');
  pass(40 * MINUTE);
  expect(await bet()).toBe(200);
  expect((await state()).session.minutes).toBe(0);
});

test('a limit of time ends play in the session and in the day, and an open round may end', async () => {
  await post('/limit', { kind: 'time', period: 'session', minutes: 30 });
  await post('/limit', { kind: 'time', period: 'day', minutes: 45 });
  expect(await bet()).toBe(200);
  pass(20 * MINUTE);
  const mines = { requestId: randomUUID(), gameCode: 'mines', stake: 1, choice: { mines: 1 } };
  const token = `member:${member}`;
  const { body } = await ask(test_.app, token, 'POST', '/wps/game/bet', mines);
  pass(10 * MINUTE);
  expect(await bet()).toBe('protection.time.limit');
  const act = { requestId: randomUUID(), betId: body.value.betId, action: 'reveal', cell: 3 };
  expect((await ask(test_.app, token, 'POST', '/wps/game/act', act)).status).toBe(200);
  pass(35 * MINUTE);
  expect(await bet()).toBe(200);
  pass(26 * MINUTE);
  expect(await bet()).toBe('protection.time.limit');
});

test("what was done for one's protection is on record, newest first", async () => {
  await post('/limit', { kind: 'wager', period: 'day', amount: 10 });
  await post('/time-out', { days: 1 });
  const { body } = await ask(test_.app, `member:${member}`, 'GET', '/wps/protection/events');
  const list = body.value.list as { what: string }[];
  expect(list.map(({ what }) => what)).toEqual(['bar.time-out', 'limit.set']);
});
