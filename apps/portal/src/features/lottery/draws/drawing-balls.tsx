import { cx } from '@baize/ui';
import { useEffect, useState } from 'react';
import { Ball, Plate } from './ball.tsx';
import { ballSize } from './drawn-balls.tsx';

const TICK_MS = 110;

/** How many balls turn, and up to which number. */
const DRUMS: Readonly<Record<string, readonly [count: number, from: number, to: number]>> = {
  ssc: [5, 0, 9],
  '11x5': [5, 1, 11],
  k3: [3, 1, 6],
  pk10: [10, 1, 10],
  mark6: [7, 1, 49],
  lucky28: [3, 0, 9],
  keno80: [20, 1, 80],
  wingo: [1, 0, 9],
};

/** Whole numbers turn by their digits. */
const PLATES: Readonly<Record<string, readonly number[]>> = {
  'vn-north': [5],
  'vn-south': [6],
  thai: [6, 2],
  lao: [4, 2],
  '4d': [4, 4, 4],
};

/** The drum turns while a result is awaited; what it shows means nothing, and nobody is read it. */
export function DrawingBalls({ kind }: { kind: string }) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTick((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const plates = PLATES[kind];
  if (plates) {
    return (
      <div dir="ltr" aria-hidden className="flex flex-wrap items-center gap-1.5 rtl:justify-end">
        {plates.map((digits, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place
          <span key={place} className="flex flex-col">
            {/* As high as the name of a prize, so that nothing moves when the result comes. */}
            <span className="text-[0.6875rem] leading-tight">{'\u00a0'}</span>
            <Plate className="opacity-80">
              {Array.from({ length: digits }, (_, n) => (tick * 7 + place * 13 + n * 3) % 10).join(
                '',
              )}
            </Plate>
          </span>
        ))}
      </div>
    );
  }
  const [count, from, to] = DRUMS[kind] ?? [5, 0, 9];
  return (
    <div
      dir="ltr"
      aria-hidden
      className={cx(
        'flex flex-wrap items-center rtl:justify-end',
        count < 10 ? 'gap-1.5' : 'gap-1',
      )}
    >
      {Array.from({ length: count }, (_, place) => (
        <Ball
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
          key={place}
          kind={kind}
          value={String(from + ((tick * 7 + place * 13) % (to - from + 1)))}
          className={cx('opacity-80', ballSize(count, false))}
        />
      ))}
    </div>
  );
}
