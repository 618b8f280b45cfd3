import { call, nothing } from '@baize/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { createAsk } from './ask.ts';
import { Refused } from './errors.ts';
import { createExchange, createSocketExchange } from './exchange.ts';
import { openSocketCalls, type SocketCalls } from './socket-calls.ts';

const leave = call({
  method: 'POST',
  path: '/wps/leave',
  audience: 'session',
  class: 'bet',
  summary: 'Leaves',
  input: nothing,
  value: z.object({ hits: z.int() }),
});
const shoot = call({
  ...leave,
  path: '/wps/visits/:visitId/shoot',
  bySocket: true,
  input: z.object({ visitId: z.string(), shots: z.array(z.string()) }),
});

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const ended = vi.fn<() => void>();
let sent: { type: string; callId: number; call: string; input: unknown }[] = [];
let isUp = true;
let calls: SocketCalls;
let ask: ReturnType<typeof createAsk>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  [sent, isUp] = [[], true];
  calls = openSocketCalls((text) => {
    if (isUp) sent.push(JSON.parse(text));
    return isUp;
  });
  const caller = { token: () => 'abc', language: () => 'en', onSessionEnded: ended };
  ask = createAsk(createExchange(caller), { bySocket: createSocketExchange(caller, calls.ask) });
  fetched.mockImplementation(async () =>
    Response.json({ success: true, value: { hits: 7 }, message: '' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const input = { visitId: '5', shots: ['a'] };
const answer = { status: 200, body: { success: true, value: { hits: 1 }, message: '' } } as const;

test('an open line takes the whole input, and its answer is the value', async () => {
  const asked = ask(shoot, input);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    { type: 'call', callId: 1, call: 'POST /wps/visits/:visitId/shoot', input },
  ]);
  calls.hear(1, answer);
  expect(await asked).toEqual({ hits: 1 });
  expect(fetched).not.toHaveBeenCalled();
});

test('what is written as it is held goes over the line as it is, and money is written', async () => {
  const said = vi.fn(async () => ({ value: { hits: 1 } }));
  const askBySocket = createAsk(async () => undefined, { bySocket: said });
  const cost = z.codec(z.number(), z.bigint(), {
    decode: (value) => BigInt(value * 10_000),
    encode: (units) => Number(units) / 10_000,
  });
  await askBySocket(shoot, input);
  await askBySocket(call({ ...shoot, input: z.object({ cost }) }), { cost: 20_000n });
  const [words, payment] = said.mock.calls.map((given: unknown[]) => given[1]);
  expect(words).toBe(input);
  expect(payment).toEqual({ cost: 2 });
});

test('a refusal over the line is the same as over HTTP, and a dead token ends the session', async () => {
  const asked = ask(shoot, input).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  const errorCode = 'login.not.session';
  calls.hear(1, { status: 401, body: { success: false, value: null, message: 'No', errorCode } });
  expect(await asked).toBeInstanceOf(Refused);
  expect(await asked).toMatchObject({ status: 401, errorCode, message: 'No' });
  expect(ended).toHaveBeenCalledOnce();
});

test('without a line, with one that breaks, and with too much to say it is asked over HTTP', async () => {
  isUp = false;
  expect(await ask(shoot, input)).toEqual({ hits: 7 });
  isUp = true;
  const asked = ask(shoot, input);
  await vi.advanceTimersByTimeAsync(0);
  calls.drop();
  expect(await asked).toEqual({ hits: 7 });
  expect(await ask(shoot, { ...input, shots: ['x'.repeat(4_096)] })).toEqual({ hits: 7 });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/wps/visits/5/shoot'));
  expect(sent).toHaveLength(1);
});

test('a line that says nothing is left alone until something is heard on it', async () => {
  const asked = ask(shoot, input);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await asked).toEqual({ hits: 7 });
  await ask(shoot, input);
  expect(sent).toHaveLength(1);
  calls.wake();
  void ask(shoot, input);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});

test('what is not opened to sockets goes over HTTP', async () => {
  await ask(leave, {});
  expect(sent).toEqual([]);
  expect(fetched).toHaveBeenCalledOnce();
});
