import { expect, test } from 'vitest';
import type { Campaign } from '../campaigns/campaign.ts';
import { nextFall } from './falls.ts';

const rain = (rainMinutes: number[], rainSeconds: number) =>
  ({
    from: new Date('2026-11-01T00:00:00Z'),
    to: new Date('2026-11-20T00:00:00Z'),
    content: { rainMinutes, rainSeconds },
  }) as Campaign;

test('a rain that begins before midnight falls to its end, then comes the next of the day', () => {
  const campaign = rain([1_439, 60], 120);
  const at = (text: string) => nextFall(campaign, new Date(text), 480)?.startsAt.toISOString();
  expect(at('2026-11-10T15:59:30Z')).toBe('2026-11-10T15:59:00.000Z');
  expect(at('2026-11-10T16:00:30Z')).toBe('2026-11-10T15:59:00.000Z');
  expect(at('2026-11-10T16:01:00Z')).toBe('2026-11-10T17:00:00.000Z');
  expect(at('2026-11-19T17:00:00Z')).toBe('2026-11-19T17:00:00.000Z');
  expect(at('2026-11-19T23:00:00Z')).toBeUndefined();
});
