import { expect, test } from 'vitest';
import { hourText, isTakenAt } from './service-hours.ts';

const SINGAPORE = 480;
const at = (time: string) => Date.parse(`2026-03-01T${time}+08:00`);

test('withdrawals are taken from the first minute on, and no longer in the last', () => {
  const hours = { hoursFrom: 570, hoursTo: 1_260 };
  const taken = (time: string) => isTakenAt(hours, at(time), SINGAPORE);
  expect(['09:29:59', '09:30:00', '20:59:59', '21:00:00'].map(taken)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('hours may span midnight, and equal ones are all day', () => {
  const night = { hoursFrom: 1_320, hoursTo: 120 };
  const taken = (time: string) => isTakenAt(night, at(time), SINGAPORE);
  expect(['21:59:59', '22:00:00', '01:59:59', '02:00:00'].map(taken)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isTakenAt({ hoursFrom: 60, hoursTo: 60 }, at('12:00:00'), SINGAPORE)).toBe(true);
  expect(hourText(570)).toBe('09:30');
});
