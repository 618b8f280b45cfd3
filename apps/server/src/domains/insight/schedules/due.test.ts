import { expect, test } from 'vitest';
import { nextAt, periodBefore } from './due.ts';

const OFFSET = 480;
const at = (text: string) => new Date(`${text}+08:00`);

test.each([
  ['DAILY', '2031-05-10T05:59:59', '2031-05-10T06:00:00', '2031-05-09', '2031-05-09'],
  ['DAILY', '2031-05-10T06:00:00', '2031-05-11T06:00:00', '2031-05-10', '2031-05-10'],
  ['WEEKLY', '2031-05-10T12:00:00', '2031-05-12T06:00:00', '2031-05-05', '2031-05-11'],
  ['MONTHLY', '2031-12-31T23:00:00', '2032-01-01T06:00:00', '2031-12-01', '2031-12-31'],
  ['MONTHLY', '2032-02-01T05:00:00', '2032-02-01T06:00:00', '2032-01-01', '2032-01-31'],
] as const)('%s: asked at %s it is sent at %s, of %s to %s', (often, now, due, from, to) => {
  const next = nextAt(at(now), { often, hour: 6 }, OFFSET);
  expect(next).toEqual(at(due));
  expect(periodBefore(next, often, OFFSET)).toEqual({ from, to });
});
