import { waveOf } from '@baize/games';
import { cx } from '@baize/ui';

type Props = { kind: string; value: string; className?: string | undefined };

/** Ten cars, each of a colour of its own; dark enough for white numbers. */
const CARS = [
  '#8a6d00',
  '#0a6ebd',
  '#4b4f4d',
  '#b8500b',
  '#0f7f8c',
  '#5a43b5',
  '#6b6f6d',
  '#b3261a',
  '#7a1f2b',
  '#1f7a45',
];

const [RED, GREEN, BLUE, VIOLET, FELT, GOLD] = [
  '#b3261a',
  '#177245',
  '#1f5fae',
  '#6d3fb0',
  '#1f6f56',
  '#8a5a00',
] as const;

/** One drawn number, as its lottery shows it; a sign between two is no ball. */
export function Ball({ kind, value, className }: Props) {
  if (kind === 'k3') return <Die face={Number(value)} className={className} />;
  if (!/\d/.test(value)) return <span className="num font-semibold text-ink-soft">{value}</span>;
  return (
    <span
      style={{ background: groundOf(kind, Number(value)) }}
      className={cx(
        'num inline-grid h-9 min-w-9 shrink-0 place-items-center px-1 text-base font-semibold text-white shadow-[inset_0_2px_3px_#ffffff40,inset_0_-3px_5px_#00000040]',
        kind === 'pk10' ? 'rounded-[7px]' : 'rounded-full',
        className,
      )}
    >
      {value}
    </span>
  );
}

type PlateProps = { isSmall?: boolean; className?: string; children: string };

/** A whole number that was drawn, digit by digit. */
export function Plate({ isSmall = false, className, children }: PlateProps) {
  return (
    <b
      className={cx(
        'num rounded-ctl bg-[#7a1f2b] px-2 tracking-[0.12em] text-white',
        isSmall ? 'text-base/7' : 'text-xl/8',
        className,
      )}
    >
      {children}
    </b>
  );
}

/** The ground of a number's ball. */
export function groundOf(kind: string, value: number): string {
  if (kind === 'pk10') return CARS[(value - 1) % CARS.length]!;
  if (kind === 'wingo') return wingoGround(value);
  if (kind === 'mark6') return { red: RED, blue: BLUE, green: GREEN }[waveOf(value)];
  if (kind === 'keno80') return value > 40 ? BLUE : RED;
  if (kind === 'lucky28') return GOLD;
  return kind === '11x5' ? BLUE : FELT;
}

function wingoGround(digit: number): string {
  const colour = digit % 2 === 0 ? RED : GREEN;
  if (digit !== 0 && digit !== 5) return colour;
  return `linear-gradient(135deg, ${colour} 0 50%, ${VIOLET} 50% 100%)`;
}

/** The ground of a spot that is a colour itself. */
export const spotGrounds: Readonly<Record<string, string>> = {
  red: RED,
  green: GREEN,
  blue: BLUE,
  violet: VIOLET,
};

/** Where the pips lie, on a grid of three. */
const PIPS: Record<number, readonly string[]> = {
  1: ['22'],
  2: ['11', '33'],
  3: ['11', '22', '33'],
  4: ['11', '31', '13', '33'],
  5: ['11', '31', '22', '13', '33'],
  6: ['11', '31', '12', '32', '13', '33'],
};

export function Die({ face, className }: { face: number; className?: string | undefined }) {
  const isRed = face === 1 || face === 4;
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={String(face)}
      className={cx('size-9', className)}
    >
      <rect x="1" y="1" width="38" height="38" rx="8" fill="#fdf9ee" stroke="#cdbf9c" />
      {PIPS[face]?.map((pip) => (
        <circle
          key={pip}
          cx={Number(pip[0]) * 10}
          cy={Number(pip[1]) * 10}
          r={face === 1 ? 5.5 : 3.7}
          fill={isRed ? '#b3261a' : '#16211c'}
        />
      ))}
    </svg>
  );
}

/** The numbers of a result, in the order they are read out. */
export function valuesOf(printed: string): string[] {
  return printed.split(' ').filter(Boolean);
}
