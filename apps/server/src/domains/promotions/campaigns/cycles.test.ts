import { expect, test } from 'vitest';
import { cycleAt, openCycles } from './cycles.ts';

const ZONE = 480;
const at = (text: string) => new Date(`${text}+08:00`);
const campaign = (cycle: 'ONCE' | 'DAILY' | 'WEEKLY' | 'MONTHLY', graceHours = 24) => ({
  from: at('2026-11-10T10:00:00'),
  to: at('2026-12-05T00:00:00'),
  content: { cycle, graceHours },
});

test('a cycle is a day, a week from Monday or a month of the brand, within the campaign', () => {
  const of = (cycle: 'ONCE' | 'DAILY' | 'WEEKLY' | 'MONTHLY', text: string) => {
    const found = cycleAt(campaign(cycle), at(text), ZONE);
    return found && [found.key, found.from.toISOString(), found.to?.toISOString()];
  };
  expect(of('DAILY', '2026-11-10T09:59:59')).toBeNull();
  expect(of('DAILY', '2026-11-10T10:00:00')?.[1]).toBe('2026-11-10T02:00:00.000Z');
  expect(of('DAILY', '2026-11-15T23:59:59.999')?.[0]).toBe('2026-11-15');
  expect(of('DAILY', '2026-11-16T00:00:00')?.[0]).toBe('2026-11-16');
  expect(of('WEEKLY', '2026-11-15T23:59:59')).toEqual([
    '2026-11-09',
    '2026-11-10T02:00:00.000Z',
    '2026-11-15T16:00:00.000Z',
  ]);
  expect(of('MONTHLY', '2026-12-04T12:00:00')?.[2]).toBe('2026-12-04T16:00:00.000Z');
  expect(of('ONCE', '2026-12-05T00:00:00')).toBeNull();
});

test('a gift of an earlier cycle can be claimed to the last instant of its grace', () => {
  const keys = (text: string) =>
    openCycles(campaign('DAILY'), at(text), ZONE).map(({ key }) => key);
  expect(keys('2026-11-13T12:00:00')).toEqual(['2026-11-13', '2026-11-12']);
  expect(keys('2026-11-13T23:59:59.999')).toEqual(['2026-11-13', '2026-11-12']);
  expect(keys('2026-11-14T00:00:00')).toEqual(['2026-11-14', '2026-11-13']);
  expect(keys('2026-12-05T23:59:59')).toEqual(['2026-12-04']);
  expect(keys('2026-12-06T00:00:00')).toEqual([]);
});
