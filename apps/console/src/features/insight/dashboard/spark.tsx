import { scaleOf } from './compare.ts';

type Props = { now: readonly number[]; before: readonly number[]; colour: string };

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;

/** The day's line so far, over that of a week ago. */
export function Spark({ now, before, colour }: Props) {
  const { place } = scaleOf([...now, ...before]);
  const line = (values: readonly number[]) =>
    values
      .map((value, n) => {
        const x = (n / Math.max(1, before.length - 1)) * WIDTH;
        const y = EDGE + (place(value) / 100) * (HEIGHT - 2 * EDGE);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      <polyline
        points={line(before)}
        fill="none"
        stroke="var(--ink-faint)"
        strokeWidth="1.2"
        strokeDasharray="2 3"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={line(now)}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
