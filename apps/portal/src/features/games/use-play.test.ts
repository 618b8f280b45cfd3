// @vitest-environment happy-dom
import { money } from '@baize/money';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a round that was left before its end is counted, and only once', async () => {
  const { onPresented, unmount } = await playOnce();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(onPresented).toHaveBeenCalledTimes(1);
  unmount();
  expect(onPresented).toHaveBeenCalledTimes(1);
});

test('so is one whose page was changed for another', async () => {
  const { onPresented, unmount } = await playOnce();
  unmount();
  expect(onPresented).toHaveBeenCalledTimes(1);
});
