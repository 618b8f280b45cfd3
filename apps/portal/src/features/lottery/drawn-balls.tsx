import { cx } from '@baize/ui';
import { useEffect, useState } from 'react';
import { Ball, valuesOf } from './ball.tsx';
import type { Draw } from './cart.ts';

const TICK_MS = 90;
const TICKS_PER_BALL = 5;

type Props = { kind: string; draw: Draw; isFresh: boolean };

/**
 * The newest result. A fresh one rolls in, ball by ball: what it rolls through are the digits of the
 * very link that decided it.
 */
export function DrawnBalls({ kind, draw, isFresh }: Props) {
  const values = valuesOf(draw.printed);
  const ticks = useTicks(isFresh ? values.length * TICKS_PER_BALL : 0, draw.number);
  return (
    <div
      dir="ltr"
      className="flex flex-wrap items-center gap-1.5 rtl:justify-end"
      data-draw={draw.number}
    >
      {values.map((value, place) => {
        const isRolling = ticks < (place + 1) * TICKS_PER_BALL && isFresh;
        return (
          <Ball
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
            key={place}
            kind={kind}
            value={isRolling ? rolledAt(draw, values, place + ticks) : value}
            className={cx(isRolling && 'opacity-70')}
          />
        );
      })}
      <span aria-live="polite" className="sr-only">
        {ticks >= values.length * TICKS_PER_BALL || !isFresh
          ? `${draw.number}: ${draw.printed}`
          : ''}
      </span>
    </div>
  );
}

function rolledAt({ hash }: Draw, values: readonly string[], step: number): string {
  const digit = Number.parseInt(hash?.[step % 64] ?? '0', 16);
  return values[digit % values.length] ?? '0';
}

function useTicks(max: number, name: string): number {
  const [ticks, setTicks] = useState({ name, count: 0 });
  const count = ticks.name === name ? ticks.count : 0;
  useEffect(() => {
    if (max === 0) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let at = isStill ? max : 0;
    setTicks({ name, count: at });
    const timer = setInterval(() => {
      at += 1;
      setTicks({ name, count: at });
      if (at >= max) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [max, name]);
  return count;
}
