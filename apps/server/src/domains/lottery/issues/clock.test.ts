import { expect, test } from 'vitest';
import { type DrawClock, shipped } from '../shipped.ts';
import { dayOfIssue, issuesAfter } from './clock.ts';

const GMT8 = 480;
const at = (text: string) => new Date(`${text}Z`);
const after = (clock: DrawClock, from: string, count = 1, closeBeforeMs = 5_000) =>
  issuesAfter({ clock, closeBeforeMs, zoneMinutes: GMT8 }, at(from), { count });

test('a one-minute lottery has 1,440 issues a day, numbered by the day and its minutes', () => {
  const [first, second] = after({ everyMinutes: 1 }, '2026-11-14T16:00:00', 2);
  expect(first).toEqual({
    number: '20261115-0001',
    opensAt: at('2026-11-14T16:00:00'),
    closesAt: at('2026-11-14T16:00:55'),
    drawsAt: at('2026-11-14T16:01:00'),
  });
  expect(second!.number).toBe('20261115-0002');
  const day = after({ everyMinutes: 1 }, '2026-11-14T16:00:00', 1_441);
  expect(day[1_439]).toMatchObject({
    number: '20261115-1440',
    drawsAt: at('2026-11-15T16:00:00'),
  });
  expect(day[1_440]!.number).toBe('20261116-0001');
});

test('three and five minutes make 480 and 288 issues', () => {
  expect(after({ everyMinutes: 3 }, '2026-11-15T15:59:00')[0]!.number).toBe('20261115-0480');
  expect(after({ everyMinutes: 5 }, '2026-11-15T15:59:59')[0]!.number).toBe('20261115-0288');
});

test('at the very instant of a draw the next issue is the coming one', () => {
  const [next] = after({ everyMinutes: 5 }, '2026-11-14T16:05:00');
  expect(next).toMatchObject({ number: '20261115-0002', opensAt: at('2026-11-14T16:05:00') });
});

test('northern Vietnam draws every day at 18:15 of its own clock', () => {
  const clock = { at: '18:15', offsetMinutes: 420 };
  const [today, tomorrow] = after(clock, '2026-11-15T11:14:59', 2);
  expect(today).toMatchObject({ number: '20261115-0001', drawsAt: at('2026-11-15T11:15:00') });
  expect(today!.opensAt).toEqual(at('2026-11-14T11:15:00'));
  expect(tomorrow).toMatchObject({ number: '20261116-0001', opensAt: today!.drawsAt });
});

test('Thailand draws on the 1st and the 16th, Laos on Monday, Wednesday and Friday', () => {
  const thai = after(
    { at: '16:00', offsetMinutes: 420, monthDays: [1, 16] },
    '2026-11-15T00:00:00',
    3,
  );
  expect(thai.map(({ number }) => number)).toEqual([
    '20261116-0001',
    '20261201-0001',
    '20261216-0001',
  ]);
  const lao = after(
    { at: '20:30', offsetMinutes: 420, weekDays: [1, 3, 5] },
    '2026-11-15T00:00:00',
    3,
  );
  expect(lao.map(({ number }) => number)).toEqual([
    '20261116-0001',
    '20261118-0001',
    '20261120-0001',
  ]);
  expect(dayOfIssue(thai[0]!.number)).toBe('2026-11-16');
});

test('Hà Nội rests over Tết, and a Thai draw of Teachers’ Day is held a day later', () => {
  const numbers = (clock: DrawClock, from: string, count: number) =>
    after(clock, from, count).map(({ number, drawsAt }) => `${number} ${drawsAt.toISOString()}`);
  const north = shipped.find(({ code }) => code === 'vn-north')!.clock;
  // The year of the goat begins on 6 February 2027.
  expect(numbers(north, '2027-02-04T00:00:00', 2)).toEqual([
    '20270204-0001 2027-02-04T11:15:00.000Z',
    '20270209-0001 2027-02-09T11:15:00.000Z',
  ]);
  const thai = shipped.find(({ code }) => code === 'thai')!.clock;
  expect(numbers(thai, '2026-12-20T00:00:00', 2)).toEqual([
    '20270101-0001 2027-01-02T09:00:00.000Z',
    '20270116-0001 2027-01-17T09:00:00.000Z',
  ]);
});

test('a day that was called off has no issue, and one that was put off keeps its name', () => {
  const clock = { at: '20:30', offsetMinutes: 420, weekDays: [1, 3, 5] };
  const changes = new Map([
    ['2026-11-16', null],
    ['2026-11-18', at('2026-11-21T10:00:00')],
  ]);
  const input = { clock, closeBeforeMs: 5_000, zoneMinutes: GMT8, changes } as const;
  const issues = issuesAfter(input, at('2026-11-15T00:00:00'), { count: 2 });
  expect(issues).toMatchObject([
    { number: '20261118-0001', drawsAt: at('2026-11-21T10:00:00') },
    { number: '20261120-0001', drawsAt: at('2026-11-20T13:30:00') },
  ]);
  for (const { opensAt, closesAt } of issues) expect(opensAt < closesAt).toBe(true);
  const late = issuesAfter(input, at('2026-11-20T14:00:00'), { count: 1 });
  expect(late[0]!.number).toBe('20261118-0001');
});
