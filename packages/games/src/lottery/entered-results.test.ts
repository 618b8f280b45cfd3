import { expect, test } from 'vitest';
import { readResult } from './entered-results.ts';

const DAY = '2026-11-20';

test('a sheet is a draw when every field is there, whole and written out', () => {
  expect(readResult('thai', { top: ['012345'], bottom: ['07'] }, DAY)).toEqual({
    result: { top: '012345', bottom: '07' },
  });
});

test('a sheet names the field that is missing, too short, no number or not of this draw', () => {
  const wrong = (values: Record<string, string[]>) => readResult('thai', values, DAY);
  expect(wrong({ top: ['012345'] })).toEqual({ wrong: 'bottom' });
  expect(wrong({ top: ['12345'], bottom: ['07'] })).toEqual({ wrong: 'top' });
  expect(wrong({ top: ['012345'], bottom: ['0x'] })).toEqual({ wrong: 'bottom' });
  expect(wrong({ top: ['012345'], bottom: ['07', '08'] })).toEqual({ wrong: 'bottom' });
  expect(wrong({ top: ['012345'], bottom: ['07'], third: ['1'] })).toEqual({ wrong: 'third' });
});

test('seven balls of Mark Six are seven different ones', () => {
  const numbers = ['1', '2', '3', '4', '5', '6'];
  expect(readResult('mark6', { numbers, special: ['6'] }, DAY)).toEqual({ wrong: 'numbers' });
  expect(readResult('mark6', { numbers, special: ['7'] }, DAY)).toHaveProperty('result.special', 7);
});
