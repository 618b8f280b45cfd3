import { expect, test } from 'vitest';
import { birthdayIn, birthdaysOn, nextBirthday } from './birthdays.ts';

test('born on 29 February: the day itself in leap years, 1 March in common ones', () => {
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
  expect(birthdaysOn('2028-03-01')).toEqual(['03-01']);
  expect(birthdaysOn('2027-03-01')).toEqual(['03-01', '02-29']);
  expect(birthdaysOn('2100-03-01')).toEqual(['03-01', '02-29']);
  expect(birthdayIn('2000-02-29', 2027)).toBe('2027-03-01');
  expect(birthdayIn('2000-02-29', 2028)).toBe('2028-02-29');
  expect(nextBirthday('2000-02-29', '2027-03-01')).toBe('2027-03-01');
  expect(nextBirthday('2000-02-29', '2027-03-02')).toBe('2028-02-29');
});

test('a birthday is next today, later this year, or next year', () => {
  expect(nextBirthday('1990-11-16', '2026-11-16')).toBe('2026-11-16');
  expect(nextBirthday('1990-12-31', '2026-11-16')).toBe('2026-12-31');
  expect(nextBirthday('1990-01-01', '2026-11-16')).toBe('2027-01-01');
});
