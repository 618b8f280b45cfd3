import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { newRun, reasonToStop, type StopRules } from './stop-rules.ts';

const rules: StopRules = {
  shots: 10,
  lossLimit: money('5'),
  gainLimit: money('20'),
  winLimit: money('15'),
  stopsAtBoss: false,
};
const cost = money('1');
const after = (run: Partial<ReturnType<typeof newRun>>) =>
  reasonToStop(rules, { ...newRun(), ...run }, cost);

test('fire that goes on by itself never risks more than the loss that ends it', () => {
  expect(after({ shots: 4, spent: money('4') })).toBeUndefined();
  expect(after({ shots: 5, spent: money('5') })).toBe('loss');
  expect(after({ shots: 9, spent: money('9'), won: money('5') })).toBeUndefined();
});

test('it ends after so many shots, on so much gain and on one great catch', () => {
  expect(after({ shots: 10, spent: money('1') })).toBe('shots');
  expect(after({ spent: money('2'), won: money('22'), best: money('4') })).toBe('gain');
  expect(after({ spent: money('2'), won: money('15'), best: money('15') })).toBe('win');
});

test('without other ends only the loss ends it', () => {
  const endless = { ...rules, shots: undefined, gainLimit: undefined, winLimit: undefined };
  const run = { shots: 9_999, spent: money('9999'), won: money('9998'), best: money('900') };
  expect(reasonToStop(endless, run, cost)).toBeUndefined();
  expect(reasonToStop(endless, { ...run, won: money('9994') }, cost)).toBe('loss');
});
