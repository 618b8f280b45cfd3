import { cx } from '@baize/ui';

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

/** One die from above; ones and fours are red, as at a Chinese table. */
export function Die({ face, className }: { face: number; className?: string }) {
  const isRed = face === 1 || face === 4;
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={cx('shrink-0', className)}>
      <rect x="1" y="1" width="38" height="38" rx="8" fill="#fdf9ee" stroke="#cdbf9c" />
      <rect x="3" y="3" width="34" height="34" rx="6" fill="none" stroke="#fff" strokeWidth="1.5" />
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x}${y}`}
          cx={x * 10}
          cy={y * 10}
          r={face === 1 ? 5.5 : 3.7}
          fill={isRed ? '#b3261a' : '#16211c'}
        />
      ))}
    </svg>
  );
}
