import { expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

test('once per span, the first at once, the ones between dropped', () => {
  let at = 0;
  const act = vi.fn();
  const press = throttle(act, 1000, () => at);
  press('first');
  at = 999;
  press('too soon');
  at = 1000;
  press('second');
  expect(act.mock.calls).toEqual([['first'], ['second']]);
});
