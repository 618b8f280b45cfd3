import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Activity } from '../use-promotions.ts';
import { isNothing } from './prize-name.ts';

export const FULL = 360;
const RADIUS = 100;
const BULBS = 24;

type Props = { prizes: Activity['prizes']; angle: number; onStand: () => void };

/** Slices from the top clockwise within a rim of brass and lamps, under a pointer that stands still. */
export function Wheel({ prizes, angle, onStand }: Props) {
  const text = useText();
  return (
    <div className="relative mx-auto w-72 max-w-full">
      <svg
        viewBox="-122 -122 244 244"
        role="img"
        aria-label={text('promotions.wheel')}
        className="w-full transition-transform duration-[4.5s] ease-[cubic-bezier(0.12,0.7,0.1,1)] motion-reduce:transition-none"
        style={{ transform: `rotate(${angle}deg)`, direction: 'ltr' }}
        onTransitionEnd={onStand}
      >
        <circle r={RADIUS + 20} className="fill-brass" />
        <circle r={RADIUS + 4} fill="#00000040" />
        {Array.from({ length: BULBS }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place on the rim
          <Lamp key={n} n={n} />
        ))}
        {prizes.map((prize, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slices may have one name
          <Slice key={n} n={n} count={prizes.length} prize={prize} />
        ))}
        <circle r={20} className="fill-brass" stroke="#00000033" strokeWidth={3} />
        <path
          d="M0-11c5 6 9 8 9 12a4 4 0 0 1-7 2l2 6h-8l2-6a4 4 0 0 1-7-2c0-4 4-6 9-12z"
          fill="#3a2412"
        />
      </svg>
      <svg
        viewBox="0 0 28 34"
        aria-hidden
        className="absolute start-1/2 -top-1 w-8 -translate-x-1/2 rtl:translate-x-1/2"
      >
        <path d="M2 2h24L14 32z" fill="#b3261e" stroke="#fff7e3" strokeWidth={2.5} />
      </svg>
    </div>
  );
}

function Lamp({ n }: { n: number }) {
  const turn = (n / BULBS) * 2 * Math.PI;
  const at = RADIUS + 12;
  return (
    <circle
      cx={Math.cos(turn) * at}
      cy={Math.sin(turn) * at}
      r={3}
      fill={n % 2 ? '#fff7e3' : '#ffd978'}
    />
  );
}

/** No two neighbours look alike, also where the last meets the first. */
const LOOKS = [
  { slice: 'fill-[#12604a]', word: 'fill-[#fff7e3]' },
  { slice: 'fill-[#f3e6c8]', word: 'fill-[#2b1d0e]' },
  { slice: 'fill-[#8e1a14]', word: 'fill-[#fff7e3]' },
] as const;

const lookOf = (n: number, count: number) => LOOKS[count % 2 === 1 && n === count - 1 ? 2 : n % 2]!;

const LONG_NAME = 6;

type SliceProps = { n: number; count: number; prize: Activity['prizes'][number] };

function Slice({ n, count, prize }: SliceProps) {
  const look = lookOf(n, count);
  const name = isNothing(prize) ? '♠' : prize.name;
  return (
    <g className={prize.isLeft ? undefined : 'opacity-50'}>
      <path d={sliceOf(n, count)} className={look.slice} stroke="#00000033" />
      <text
        transform={`rotate(${((n + 0.5) * FULL) / count - 90}) translate(${RADIUS - 10})`}
        textAnchor="end"
        dominantBaseline="central"
        className={cx('font-semibold', look.word)}
        fontSize={name.length > LONG_NAME ? 11 : 15}
      >
        {name}
      </text>
    </g>
  );
}

/** One slice, from the top clockwise. */
function sliceOf(n: number, count: number): string {
  const at = (share: number) => {
    const turn = (share * 2 - 0.5) * Math.PI;
    return `${(Math.cos(turn) * RADIUS).toFixed(2)} ${(Math.sin(turn) * RADIUS).toFixed(2)}`;
  };
  return `M0 0 L${at(n / count)} A${RADIUS} ${RADIUS} 0 0 1 ${at((n + 1) / count)} Z`;
}
