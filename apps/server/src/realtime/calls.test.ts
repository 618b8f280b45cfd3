import { randomUUID } from 'node:crypto';
import {
  allCalls,
  type Call,
  fish,
  MAX_SOCKET_MESSAGE_BYTES,
  refusals,
  socketNameOf,
  wallet,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { depositByCashier } from '../domains/cashier/index.ts';
import { freezeMember } from '../domains/members/index.ts';
import { reconcile } from '../domains/wallet/index.ts';
import { begin } from '../platform/database.ts';
import { callsBySocket } from '../platform/serve/by-socket.ts';
import { MINUTE, openPeople, type People } from '../testing/people.ts';
import { cashOf } from '../testing/players.ts';
import { openSocketLine, type SocketLine } from '../testing/socket-line.ts';

let people: People;
const lines: SocketLine[] = [];
beforeAll(async () => {
  people = await openPeople();
  await people.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});
afterAll(async () => {
  const { fault } = await reconcile(people.serveUrl);
  await people.close();
  expect(fault).toBeNull();
});

async function open(token?: string): Promise<SocketLine> {
  const line = await openSocketLine(people.app, token);
  lines.push(line);
  return line;
}

/** A member with money, a seat at a sea, and a socket. */
async function seated() {
  const { token, id } = await people.register();
  await depositByCashier(people.house, {
    memberId: id,
    amount: money('100'),
    key: randomUUID(),
  });
  const sat = await people.ask('POST', '/wps/fish/rooms/fish-reef/sit', { token, body: {} });
  const { visitId } = sat.value.visit as { visitId: string };
  return { token, id, visitId, line: await open(token) };
}

const newLoad = () => ({ requestId: randomUUID(), cost: 1, bullets: 10 });

/** The same call over HTTP. */
async function byHttp(call: Call, token: string | undefined, input: Record<string, unknown>) {
  const { visitId, ...body } = input;
  const path = call.path.replace(':visitId', String(visitId));
  const { status, success, value, message, errorCode } = await people.ask('POST', path, {
    token,
    body,
  });
  return { status, body: { success, value, message, ...(errorCode && { errorCode }) } };
}

test('every call that the contract opens to sockets is answered there, and no other', () => {
  const opened = allCalls().filter(({ call }) => call.bySocket);
  expect([...callsBySocket(people.app)].sort()).toEqual(
    opened.map(({ call }) => socketNameOf(call)).sort(),
  );
  // Whatever is repeated over HTTP after a line that broke must name itself, or bullets that do.
  for (const { call, name } of opened) {
    expect(call.method, name).toBe('POST');
    expect(call.answer ?? 'envelope', name).toBe('envelope');
  }
});

test('a call over the socket is answered as over HTTP', async () => {
  const { token, visitId, line } = await seated();
  const loaded = await line.ask(fish.load, { visitId, ...newLoad() });
  expect(loaded).toMatchObject({ status: 200, body: { success: true, message: '' } });
  const { magazineId } = loaded.body.value.magazine;
  const at = people.house.clock.now().getTime();
  const shot = { magazineId, n: 1, at, angle: 0, weapon: 'bolt' };
  const said = { visitId, shots: [shot], hits: [] };
  const first = await line.ask(fish.shoot, said);
  const again = await byHttp(fish.shoot, token, said);
  expect(first.body.value.refused).toEqual([]);
  expect(apartFromMoment(first.body)).toEqual(apartFromMoment(again.body));
});

/** The clock goes on between two answers, and so does how busy the house is. */
function apartFromMoment(body: { value: Record<string, unknown> }) {
  const { now: _now, againInMs: _againInMs, ...value } = body.value;
  return { ...body, value };
}

test('one id over both ways at once is paid once', async () => {
  const { token, id, visitId, line } = await seated();
  const input = { visitId, ...newLoad() };
  const answers = await Promise.all([
    line.ask(fish.load, input),
    byHttp(fish.load, token, input),
    line.ask(fish.load, input),
  ]);
  const magazines = answers.map(({ body }) => body.value.magazine.magazineId);
  expect(new Set(magazines).size).toBe(1);
  expect(await cashOf(people.house, id)).toBe(money('90'));
});

test('what is refused over HTTP is refused here, in the same words', async () => {
  const { token, line } = await seated();
  const other = await seated();
  const visitor = await open();
  const cases: [SocketLine, string | undefined, Call, Record<string, unknown>][] = [
    [visitor, undefined, fish.shoot, { visitId: other.visitId }],
    [line, token, fish.shoot, { visitId: other.visitId }],
    [line, token, fish.load, { visitId: other.visitId, ...newLoad() }],
    [line, token, fish.load, { visitId: other.visitId, requestId: 'short', cost: -1 }],
    [line, token, fish.shoot, { visitId: other.visitId, shots: [{ n: '1' }] }],
    [line, token, fish.shoot, { visitId: other.visitId, shots: 'none' }],
  ];
  for (const [over, as, call, input] of cases) {
    const refused = await over.ask(call, input);
    expect(refused.body.success).toBe(false);
    expect(refused).toEqual(await byHttp(call, as, input));
  }
});

test('a call nobody serves here, and one that only HTTP takes, are not found', async () => {
  const { line } = await seated();
  for (const call of [{ method: 'POST', path: '/wps/none' } as const, wallet.balance, fish.leave]) {
    expect(await line.ask(call, { room: 'fish-reef' })).toMatchObject({
      status: 404,
      body: { success: false },
    });
  }
});

test('messages that are no calls are refused, and the line goes on', async () => {
  const { visitId, line } = await seated();
  const call = socketNameOf(fish.shoot);
  const hostile = [
    'not json',
    '[]',
    '{"type":"call"}',
    JSON.stringify({ type: 'call', callId: -1, call, input: { visitId } }),
    JSON.stringify({ type: 'call', callId: 1, call: { path: call }, input: { visitId } }),
    JSON.stringify({ type: 'answer', callId: 1, status: 200, body: {} }),
  ];
  for (const text of hostile) {
    const refused = line.next('refused');
    line.say(text);
    expect(await refused).toMatchObject({ errorCode: refusals.INVALID_INPUT[1] });
  }
  const strange = line.next('answer');
  line.say(
    `{"type":"call","callId":70,"call":"${call}","input":{"visitId":"${visitId}","__proto__":{"a":1}}}`,
  );
  expect(await strange).toMatchObject({ callId: 70, status: 400 });
  expect((await line.ask(fish.shoot, { visitId })).status).toBe(200);
});

test('nothing is called before hello', async () => {
  const { visitId } = await seated();
  const line = await openSocketLine(people.app, undefined, { hello: false });
  lines.push(line);
  void line.ask(fish.shoot, { visitId });
  expect(await line.closed).toBe(4400);
});

test('a message that is too long ends the line, and what was called before it is kept', async () => {
  const { id, visitId, line } = await seated();
  expect((await line.ask(fish.load, { visitId, ...newLoad() })).status).toBe(200);
  void line.ask(fish.shoot, { visitId, filling: 'x'.repeat(MAX_SOCKET_MESSAGE_BYTES) });
  expect(await line.closed).toBe(1009);
  expect(await cashOf(people.house, id)).toBe(money('90'));
});

test('more calls at once than a line may have under way are refused, the others answered', async () => {
  const { id, visitId, line } = await seated();
  const input = { visitId, ...newLoad() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => line.ask(fish.load, input)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(refused[0]!.body.errorCode).toBe(refusals.TOO_MANY_REQUESTS[1]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(await cashOf(people.house, id)).toBe(money('90'));
});

test('a flood ends the line, and what it paid for stands and is answered over HTTP', async () => {
  const { token, id, visitId, line } = await seated();
  const input = { visitId, ...newLoad() };
  for (let n = 0; n < 60; n += 1) void line.ask(fish.load, input);
  expect(await line.closed).toBe(4429);
  expect((await byHttp(fish.load, token, input)).status).toBe(200);
  expect(await cashOf(people.house, id)).toBe(money('90'));
});

test('a member who was frozen meanwhile loads nothing more over an open line', async () => {
  const { token, id, visitId, line } = await seated();
  await begin(people.house.db, (tx) =>
    freezeMember(people.house, tx, { memberId: id, reason: 'a test' }),
  );
  const input = { visitId, ...newLoad() };
  const refused = await line.ask(fish.load, input);
  expect(refused).toMatchObject({ status: 403, body: { errorCode: refusals.ACCOUNT_FROZEN[1] } });
  expect(refused).toEqual(await byHttp(fish.load, token, input));
});

test('whoever signs out is closed, and a session that ran out is refused on its open line', async () => {
  const leaving = await seated();
  await people.ask('POST', '/wps/session/logout', { token: leaving.token, body: {} });
  expect(await leaving.line.closed).toBe(4401);
  const idle = await seated();
  people.advance(31 * MINUTE);
  const refused = await idle.line.ask(fish.load, { visitId: idle.visitId, ...newLoad() });
  expect(refused).toMatchObject({ status: 401, body: { errorCode: refusals.NOT_LOGGED_IN[1] } });
});

test('a house under maintenance says so over open lines too', async () => {
  const { token, visitId, line } = await seated();
  await people.settle('status', (status) => {
    status.maintenance = true;
  });
  const refused = await line.ask(fish.shoot, { visitId });
  expect(refused).toEqual(await byHttp(fish.shoot, token, { visitId }));
  expect(refused.body.success).toBe(false);
  await people.settle('status', (status) => {
    status.maintenance = false;
  });
  expect((await line.ask(fish.shoot, { visitId })).status).toBe(200);
});

test('what is called over sockets is measured with what is called over HTTP', async () => {
  const { visitId, line } = await seated();
  const count = async () => {
    const { body } = await people.app.inject('/metrics');
    const found = /duration_seconds_count\{call="fish.shoot",status="200"\} (\d+)/.exec(body);
    return Number(found?.[1] ?? 0);
  };
  const before = await count();
  await line.ask(fish.shoot, { visitId });
  expect(await count()).toBe(before + 1);
});
