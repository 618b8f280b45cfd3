import { expect, test } from 'vitest';
import { stepStateOf, stepsAhead } from './withdrawal-states.ts';

test('what lies ahead is shown while a withdrawal is on its usual way', () => {
  expect(stepsAhead({ state: 'RISK_REVIEW', endedAt: null })).toEqual([
    'APPROVED',
    'PAYING',
    'DISBURSED',
    'RECEIVED',
  ]);
  expect(stepsAhead({ state: 'DISBURSED', endedAt: null })).toEqual(['RECEIVED']);
});

test('nothing is promised to one that left its way or has ended', () => {
  expect(stepsAhead({ state: 'DISPUTE', endedAt: null })).toEqual([]);
  expect(stepsAhead({ state: 'RECEIVED', endedAt: 1 })).toEqual([]);
});

test('the last step of what is under way is where it stands', () => {
  expect(stepStateOf('PAYING', true, false)).toBe('current');
  expect(stepStateOf('PAYING', false, false)).toBe('done');
  expect(stepStateOf('RECEIVED', true, true)).toBe('done');
  expect(stepStateOf('DISPUTE', true, false)).toBe('failed');
});
