// @vitest-environment happy-dom
import { money } from '@baize/money';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../shared/session.ts';
import { pendingRequest } from './pending-request.ts';
import { usePlay } from './use-play.ts';

const settled = {
  ...{ betId: '7', gameCode: 'koi-moon', state: 'settled', stake: 1, payout: 1.35, balance: 9 },
  ...{ steps: [], jackpot: null },
  fairness: { serverSeedHash: '', clientSeed: '', nonce: 1 },
};

async function playOnce() {
  const body = JSON.stringify({ success: true, value: settled, message: '' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
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

test('a round that was not shown to its end is asked for again after a reload', async () => {
  const { result, onPresented } = await playOnce();
  const pending = pendingRequest.of('koi-moon');
  expect(pending).toMatchObject({ kind: 'bet', stake: '1.00' });
  act(() => void result.current.presented());
  expect(onPresented).toHaveBeenCalledTimes(1);
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
});

test("a guest's unfinished bet is not made again by the member who sits down after him", async () => {
  await playOnce();
  session.begin({ token: 'another', kind: 'member' });
  expect(pendingRequest.of('koi-moon')).toBeUndefined();
  session.end();
});
