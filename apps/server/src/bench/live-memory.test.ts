import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { slopeOf } from './live-memory.ts';

test('a rise is told from what only sways, with how far off it may be', () => {
  const sway = [0, 1, -1, 1, 0, -1, 1, -1, 0];
  const points = (perHour: number) =>
    sway.map((off, n) => ({ hours: n / 8, value: 100 + (perHour * n) / 8 + off }));
  const [still, rising] = [slopeOf(points(0)), slopeOf(points(6))];
  expect(Math.abs(still.perHour)).toBeLessThan(still.plusMinus);
  expect(rising.perHour - rising.plusMinus).toBeGreaterThan(2);
});

/** Weighed in a process of its own: a test's process holds much else, which comes and goes meanwhile. */
const WEIGHING = `
  const { openScale } = await import(process.argv[1]);
  const weigh = openScale();
  const fill = () => Array.from({ length: 200_000 }, (_, n) => n + 0.5);
  const before = weigh().heap;
  fill();
  const dropped = weigh().heap - before;
  const kept = fill();
  const held = weigh().heap - before;
  console.log(JSON.stringify({ dropped, held, length: kept.length }));
`;

test('what nobody holds any more weighs nothing', () => {
  const scale = new URL('live-memory.ts', import.meta.url).href;
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', WEIGHING, scale],
    { encoding: 'utf8' },
  );
  const { dropped, held } = JSON.parse(printed) as { dropped: number; held: number };
  expect(dropped).toBeLessThan(1_000_000);
  expect(held).toBeGreaterThan(1_000_000);
});
