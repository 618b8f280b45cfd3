import type { Money } from '@baize/money';
import { useId } from 'react';

const [WIDTH, HEIGHT] = [280, 84];
const EDGE = 3;

/** Profit after each bet, around the line where nothing is won or lost. */
export function ProfitLine({ points }: { points: readonly Money[] }) {
  const id = useId();
  const values = [0, ...points.map(Number)];
  const top = Math.max(...values, 0);
  const bottom = Math.min(...values, 0);
  const span = top - bottom || 1;
  const x = (at: number) => (at / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number) => EDGE + ((top - value) / span) * (HEIGHT - 2 * EDGE);
  const zero = top === bottom ? HEIGHT / 2 : y(0);
  const line = values
    .map((value, at) => `${x(at).toFixed(1)} ${(top === bottom ? zero : y(value)).toFixed(1)}`)
    .join('L');
  const area = `M0 ${zero}L${line}L${WIDTH} ${zero}Z`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-21 w-full rounded-ctl bg-well"
    >
      <clipPath id={`${id}up`}>
        <rect width={WIDTH} height={zero} />
      </clipPath>
      <clipPath id={`${id}down`}>
        <rect y={zero} width={WIDTH} height={HEIGHT - zero} />
      </clipPath>
      <Half clip={`${id}up`} area={area} line={line} className="text-brass-text" />
      <Half clip={`${id}down`} area={area} line={line} className="text-danger" />
      <path d={`M0 ${zero}H${WIDTH}`} stroke="var(--line-strong)" strokeDasharray="3 4" />
    </svg>
  );
}

type HalfProps = { clip: string; area: string; line: string; className: string };

function Half({ clip, area, line, className }: HalfProps) {
  return (
    <g clipPath={`url(#${clip})`} className={className}>
      <path d={area} fill="currentColor" opacity=".16" />
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
