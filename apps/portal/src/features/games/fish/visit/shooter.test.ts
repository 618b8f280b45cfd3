import { money } from '@baize/money';
import { Refused } from '@baize/web/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Judged, type Magazine, openShooter } from './shooter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cost = money('1');

const loaded = (id: string, bullets: number): Magazine => ({
  magazineId: id,
  cost,
  bullets,
  firstNonce: 1,
  loadedAt: 0,
  state: 'open',
  fired: [],
  hit: [],
  won: 0n,
});

const judged = (more: Partial<Judged> = {}): Judged => ({
  now: 0,
  results: [],
  refused: [],
  closed: [],
  pending: 0n,
  balance: money('90'),
  againInMs: 240,
  ...more,
});

function seat(balance = money('100')) {
  const load = vi.fn(async ({ bullets }: { requestId: string; bullets: number }) => ({
    magazine: loaded(String(load.mock.calls.length), bullets),
    balance: money('92'),
  }));
  const shoot = vi.fn(async (_: { shots: unknown[]; hits: unknown[]; open: string[] }) => judged());
  const news = { onBalance: vi.fn(), onJudged: vi.fn(), onRefused: vi.fn(), onLoaded: vi.fn() };
  let id = 0;
  const given = { load, shoot, ...news, newId: () => `request ${++id}`, now: () => Date.now() };
  return { load, shoot, ...news, shooter: openShooter(given, { cost, balance }) };
}

const shot = (n: number) => ({
  magazineId: '1',
  n,
  at: 0,
  angle: 0,
  weapon: 'bolt' as const,
  lockedOn: null,
});
const pause = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('no bullet flies that was not paid for, and each flies once', async () => {
  const { shooter, load } = seat();
  expect(shooter.take()).toBeUndefined();
  await pause(1);
  const taken = Array.from({ length: 9 }, () => shooter.take());
  expect(taken.slice(0, 8).map((one) => one?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(taken[8]).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  await pause(1_100);
  shooter.take();
  await pause(1);
  expect(shooter.take()).toEqual({ magazineId: '2', n: 1 });
});

test('no more bullets are asked for than the balance pays', async () => {
  const { shooter, load } = seat(money('3.50'));
  shooter.take();
  await pause(1);
  expect(load.mock.calls[0]?.[0]).toMatchObject({ bullets: 3, cost });
});

test('a payment that was never answered is asked for again under its own name', async () => {
  const { shooter, load, onRefused } = seat();
  load.mockRejectedValueOnce(new TypeError('the line broke'));
  shooter.take();
  await pause(1_100);
  shooter.take();
  await pause(1);
  expect(load.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['request 1', 'request 1']);
  expect(onRefused).not.toHaveBeenCalled();
  expect(shooter.take()).toMatchObject({ n: 1 });
});

test('what was fired and hit is said again until it is answered, and then no more', async () => {
  const { shooter, shoot, onJudged } = seat();
  shooter.take();
  await pause(1);
  shoot.mockRejectedValueOnce(new TypeError('the line broke'));
  shooter.fired(shot(1));
  await pause(500);
  expect(shoot.mock.calls.map(([{ shots }]) => shots.length)).toEqual([1, 1]);
  expect(onJudged).toHaveBeenCalledTimes(1);
  await pause(1_000);
  expect(shoot).toHaveBeenCalledTimes(2);
});

test('what a busy house turned away is said again, and the fire goes on', async () => {
  const { shooter, shoot, load, onRefused } = seat();
  const busy = new Refused(503, { errorCode: 'network.timeout', message: 'Busy', value: null });
  load.mockRejectedValueOnce(busy);
  shoot.mockRejectedValueOnce(busy);
  shooter.take();
  await pause(1_100);
  shooter.take();
  await pause(1);
  expect(load.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['request 1', 'request 1']);
  shooter.fired(shot(1));
  shooter.struck({ magazineId: '1', n: 1, at: 0, x: 0, y: 0, fish: [7] });
  await pause(500);
  expect(shoot.mock.calls.map(([{ hits }]) => hits.length)).toEqual([1, 1]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a house that is full hears of the same shots in fewer words', async () => {
  const { shooter, shoot } = seat();
  shoot.mockResolvedValue(judged({ againInMs: 480 }));
  for (let n = 1; n <= 16; n += 1) {
    shooter.fired(shot(n));
    await pause(120);
  }
  expect(shoot.mock.calls.map(([{ shots }]) => shots.length)).toEqual([1, 4, 4, 4]);
});

test('a refusal is told once, and the next payment has a new name', async () => {
  const { shooter, load, onRefused } = seat();
  const answer = {
    errorCode: 'account.balance.not.enough',
    message: 'Not enough money',
    value: null,
  };
  load.mockRejectedValueOnce(new Refused(409, answer));
  shooter.take();
  await pause(1_100);
  expect(onRefused).toHaveBeenCalledTimes(1);
  shooter.take();
  await pause(1);
  expect(load.mock.calls.map(([{ requestId }]) => requestId)).toEqual(['request 1', 'request 2']);
});

test('who leaves is told what comes back: paid bullets that hit nothing', async () => {
  const { shooter, shoot } = seat();
  shooter.take();
  await pause(1);
  const result = (n: number, outcome: 'missed' | 'flies') => ({
    magazineId: '1',
    n,
    outcome,
    caught: [],
    pots: [],
  });
  shoot.mockResolvedValue(judged({ results: [result(1, 'missed'), result(2, 'flies')] }));
  shooter.fired(shot(1));
  shooter.fired(shot(2));
  shooter.struck({ magazineId: '1', n: 1, at: 0, x: 0, y: 0, fish: [7] });
  shooter.struck({ magazineId: '1', n: 2, at: 0, x: 0, y: 0, fish: [8] });
  await shooter.finish();
  expect(shooter.unspent()).toEqual({ bullets: 7, amount: money('7') });
});
