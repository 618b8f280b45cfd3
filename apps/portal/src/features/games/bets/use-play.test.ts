// @vitest-environment happy-dom
import { money } from '@baize/money';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../../shared/session/session.ts';
import { pendingRequest } from './pending-request.ts';
import { usePlay } from './use-play.ts';

const settled = {
  betId: '7',
  gameCode: 'koi-moon',
  state: 'settled',
  stake: 1,
  payout: 1.35,
  balance: 9,
  steps: [{ step: 'spin' }],
  jackpot: null,
  freeStake: null,
  placedAt: 1_000,
  settledAt: 2_000,
  fairness: { serverSeedHash: '', clientSeed: '', nonce: 1 },
};

function answerWith(value: object) {
  const body = JSON.stringify({ success: true, value, message: '' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
}

async function playOnce() {
  answerWith(settled);
  const onPresented = vi.fn();
  const hook = renderHook(() => usePlay('koi-moon', { onPresented }));
  act(() => hook.result.current.bet(money('1'), {}));
  await waitFor(() => expect(hook.result.current.phase).toBe('showing'));
  expect(onPresented).not.toHaveBeenCalled();
  return { ...hook, onPresented };
}

test('a round that was left before its end is counted, and not asked for again', async () => {
  const { onPresented, unmount } = await playOnce();
  unmount();
  expect(onPresented).toHaveBeenCalledTimes(1);
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
});

test('a round that another device ended is shown as it ended', async () => {
  const begun = { ...settled, gameCode: 'mines', state: 'open', payout: 0 };
  const answers = [
    { success: true, value: begun, message: '' },
    { success: false, value: null, message: '', errorCode: 'bet.action.err' },
    { success: true, value: { ...settled, ...whole, gameCode: 'mines' }, message: '' },
  ];
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    return new Response(JSON.stringify(answer), { status: answer?.success ? 200 : 409 });
  });
  const { result } = renderHook(() => usePlay('mines', { onPresented: () => {} }));
  act(() => result.current.bet(money('1'), { mines: 3 }));
  await waitFor(() => expect(result.current.phase).toBe('showing'));
  act(() => result.current.presented());
  act(() => result.current.act({ action: 'reveal', cell: 1 }));
  await waitFor(() => expect(result.current.round?.state).toBe('settled'));
  expect(result.current.phase).toBe('showing');
  expect(result.current.fault).toBeDefined();
});

/** What a bet that is read has beside what an answered one has. */
const whole = {
  currency: 'USD',
  category: 'RNG',
  vendor: 'BAIZE',
  requestId: 'r',
  validBet: 1,
  placedAt: 1,
  settledAt: 2,
  choice: {},
  rules: null,
  draws: [],
  transfers: [],
  fairness: null,
};

test('a round that was not shown to its end is asked for again after a reload', async () => {
  const { result, onPresented } = await playOnce();
  const pending = pendingRequest.of('koi-moon');
  expect(pending).toMatchObject({ kind: 'bet', stake: '1.00' });
  act(() => void result.current.presented());
  expect(onPresented).toHaveBeenCalledTimes(1);
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
});

test("a guest's unfinished bet is not made again by the member who sits down after them", async () => {
  await playOnce();
  session.begin({ token: 'another', kind: 'member' });
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
  session.end();
});

test('a bet that can be told but not shown is counted at once, and the next one may follow', async () => {
  answerWith({ ...settled, steps: [] });
  const onPresented = vi.fn();
  const { result } = renderHook(() => usePlay('koi-moon', { onPresented }));
  act(() => result.current.bet(money('1'), {}));
  await waitFor(() => expect(onPresented).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(result.current.phase).toBe('ready'));
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
});

test('a round that comes once more after a reload says so: its balance may be an old one', async () => {
  answerWith(settled);
  pendingRequest.keep({
    kind: 'bet',
    slip: 'koi-moon',
    requestId: crypto.randomUUID(),
    gameCode: 'koi-moon',
    stake: '1',
    choice: {},
  });
  const onPresented = vi.fn();
  const { result } = renderHook(() => usePlay('koi-moon', { onPresented }));
  act(() => {
    result.current.again();
  });
  await waitFor(() => expect(result.current.phase).toBe('showing'));
  expect(result.current.inFlight).toBe(0n);
  act(() => result.current.presented());
  expect(onPresented).toHaveBeenCalledWith(expect.objectContaining({ betId: '7' }), true);
});
