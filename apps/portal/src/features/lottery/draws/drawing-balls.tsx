import { useEffect, useState } from 'react';
import { Ball } from './ball.tsx';

const TICK_MS = 110;

/** How many balls turn, and up to which number. */
const DRUMS: Readonly<Record<string, readonly [count: number, from: number, to: number]>> = {
  ssc: [5, 0, 9],
  '11x5': [5, 1, 11],
  k3: [3, 1, 6],
  pk10: [10, 1, 10],
  mark6: [7, 1, 49],
  lucky28: [3, 0, 9],
  keno80: [10, 1, 80],
  wingo: [1, 0, 9],
};

/** The drum turns while a result is awaited; what it shows means nothing, and nobody is read it. */
export function DrawingBalls({ kind }: { kind: string }) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTick((before) => before + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const [count, from, to] = DRUMS[kind] ?? [5, 0, 9];
  return (
    <div dir="ltr" aria-hidden className="flex flex-wrap items-center gap-1.5 rtl:justify-end">
      {Array.from({ length: count }, (_, place) => (
        <Ball
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
          key={place}
          kind={kind}
          value={String(from + ((tick * 7 + place * 13) % (to - from + 1)))}
          className="opacity-80"
        />
      ))}
    </div>
  );
}
