// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCodeAfterPicture } from './late-code.ts';

const CODE = '<template id="code"><i id="came"></i></template>';
const PICTURE = '<link rel="preload" as="image" href="/a.avif" media="(width &lt; 48rem)">';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hasCode = () => document.querySelector('#came') !== null;

function open(head: string) {
  document.head.innerHTML = head;
  const more = vi.fn();
  loadCodeAfterPicture(more);
  return more;
}

test.each(['load', 'error'])('code comes once the first picture has its %s', (end) => {
  const more = open(PICTURE + PICTURE + CODE);
  expect(hasCode()).toBe(false);
  document.querySelector('link')!.dispatchEvent(new Event(end));
  expect(hasCode()).toBe(true);
  vi.runAllTimers();
  expect(more).toHaveBeenCalledTimes(1);
});

test('a picture that never comes holds the code up for two seconds', () => {
  const more = open(PICTURE + CODE);
  vi.advanceTimersByTime(1_999);
  expect(more).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hasCode()).toBe(true);
});

test('a page without a first picture, or without a template, waits for nothing', () => {
  const more = open(CODE);
  vi.advanceTimersByTime(0);
  expect(hasCode()).toBe(true);
  expect(more).toHaveBeenCalledTimes(1);
  expect(open('')).toHaveBeenCalledTimes(1);
});
