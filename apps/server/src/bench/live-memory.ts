import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a process holds once all that it no longer needs was collected; bytes, and open resources. */
export type LiveMemory = { heap: number; rss: number; handles: number };

/** A scale for one's own process: everything unreachable is collected before it is read. */
export function openScale(): () => LiveMemory {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    // What the first collection let go may hold more, which the second finds.
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { heap: heapUsed + external, rss, handles: process.getActiveResourcesInfo().length };
  };
}

export type Slope = { perHour: number; plusMinus: number };

/** How much a measure rises in an hour, by least squares, and how far off that may be (two standard errors). */
export function slopeOf(points: readonly { hours: number; value: number }[]): Slope {
  const count = points.length;
  const mean = (of: (point: { hours: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count;
  const [hours, value] = [mean((point) => point.hours), mean((point) => point.value)];
  const spread = points.reduce((sum, point) => sum + (point.hours - hours) ** 2, 0);
  const together = points.reduce(
    (sum, point) => sum + (point.hours - hours) * (point.value - value),
    0,
  );
  const perHour = together / spread;
  const left = points.reduce(
    (sum, point) => sum + (point.value - value - perHour * (point.hours - hours)) ** 2,
    0,
  );
  return { perHour, plusMinus: 2 * Math.sqrt(left / (count - 2) / spread) };
}
