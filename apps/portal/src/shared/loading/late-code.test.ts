// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadInTurn } from './late-code.ts';

const CODE = '<template id="code"><i id="came"></i></template>';
const PICTURE = '<link rel="preload" as="image" media="(width &lt; 48rem)">';
const FONTS =
  '<template id="fonts"><link rel="preload" as="font" id="one"><link rel="preload" as="font" id="two"></template>';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const has = (id: string) => document.querySelector(`#${id}`) !== null;

async function open(head: string) {
  document.head.innerHTML = head;
  const more = vi.fn();
  void loadInTurn(more);
  await vi.advanceTimersByTimeAsync(0);
  return more;
}

async function end(which: string, how = 'load') {
  document.querySelector(which)!.dispatchEvent(new Event(how));
  await vi.advanceTimersByTimeAsync(0);
}

test('fonts come after the first picture, and the code after all fonts', async () => {
  const more = await open(PICTURE + PICTURE + FONTS + CODE);
  expect([has('one'), has('came')]).toEqual([false, false]);
  await end('link[as=image]');
  expect([has('one'), has('came')]).toEqual([true, false]);
  await end('#one', 'error');
  expect(has('came')).toBe(false);
  await end('#two');
  expect(has('came')).toBe(true);
  await vi.runAllTimersAsync();
  expect(more).toHaveBeenCalledTimes(1);
});

test('what never comes holds the rest up for two seconds', async () => {
  const more = await open(PICTURE + CODE);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(more).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(has('came')).toBe(true);
});

test('a page without a first picture, or that was not drawn, waits for nothing', async () => {
  expect(await open(CODE)).toHaveBeenCalledTimes(1);
  expect(has('came')).toBe(true);
  expect(await open('')).toHaveBeenCalledTimes(1);
});
