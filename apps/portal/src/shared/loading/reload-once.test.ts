// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const answer = vi.fn<() => Promise<Response>>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  answer.mockResolvedValue(new Response('fine'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  reload.mockReset();
});

test('a page whose files are gone is loaded anew once, and again only after a minute', async () => {
  vi.useFakeTimers();
  expect(await reloadOnce()).toBe(true);
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  expect(await reloadOnce()).toBe(true);
});

test('while the house cannot be reached the page stays as it is, and may still be loaded anew later', async () => {
  answer.mockRejectedValueOnce(new TypeError('no line'));
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce()).toBe(true);
});
