// The banknote rosette: it marks what is worth money, a jackpot or a contract, and nothing else.
import { n, repeat } from './points.ts';
import { svg } from './svg.ts';

export type GuillocheOptions = {
  /** A colour, or currentColor so that the page decides. */
  colour?: string;
  opacity?: number;
  size?: number;
};

type Ring = { radius: number; swing: number; waves: number; strands: number };

const RINGS: readonly Ring[] = [
  { radius: 0.82, swing: 0.18, waves: 12, strands: 7 },
  { radius: 0.48, swing: 0.14, waves: 8, strands: 6 },
  { radius: 0.2, swing: 0.12, waves: 6, strands: 5 },
];

export function guilloche({
  colour = 'currentColor',
  opacity = 0.4,
  size = 240,
}: GuillocheOptions = {}) {
  const path = RINGS.map((ring) =>
    repeat(ring.strands, (i) => strand(ring, i / ring.strands, size / 2)),
  ).join('');
  return svg({
    box: [0, 0, size, size],
    body: `<path d="${path}" fill="none" stroke="${colour}" stroke-width=".6" opacity="${opacity}"/>`,
  });
}

/** One closed wave: smooth at 15 steps to a wave. */
function strand({ radius, swing, waves }: Ring, phase: number, half: number): string {
  const steps = waves * 15;
  const point = (i: number) => {
    const a = (i / steps) * Math.PI * 2;
    const r = half * (radius + swing * Math.sin(a * waves + phase * 2 * Math.PI));
    return `${n(half + r * Math.cos(a))} ${n(half + r * Math.sin(a))}`;
  };
  return `${repeat(steps, (i) => `${i ? 'L' : 'M'}${point(i)}`)}Z`;
}
