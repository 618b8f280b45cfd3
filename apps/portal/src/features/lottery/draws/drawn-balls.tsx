import { cx } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Draw } from '../cart.ts';
import { Ball, Plate, valuesOf } from './ball.tsx';
import { mainTiers, type Tier, tiersOf } from './tiers.ts';

const TICK_MS = 90;
const TICKS_PER_BALL = 5;
/** However many balls are drawn, the last of them lies after this. */
const LONGEST_TICKS = 50;

type Props = { kind: string; draw: Draw; isFresh: boolean; isSmall?: boolean };

/**
 * The newest result. A fresh one rolls in, ball by ball: what it rolls through are the digits of the
 * very link that decided it.
 */
export function DrawnBalls({ kind, draw, isFresh, isSmall = false }: Props) {
  const tiers = mainTiers(kind, tiersOf(kind, draw.result));
  const values = tiers.length > 0 ? tiers.flatMap((tier) => tier.values) : valuesOf(draw.printed);
  const perBall = Math.max(1, Math.min(TICKS_PER_BALL, Math.floor(LONGEST_TICKS / values.length)));
  const ticks = useTicks(isFresh ? values.length * perBall : 0, draw.number);
  const isRolling = (place: number) => isFresh && ticks < (place + 1) * perBall;
  return (
    <div
      dir="ltr"
      className={cx(
        'flex flex-wrap items-center rtl:justify-end',
        values.length < 10 ? 'gap-1.5' : 'gap-1',
      )}
      data-draw={draw.number}
    >
      {tiers.length > 0 ? (
        <Plates
          tiers={tiers}
          isSmall={isSmall}
          rolled={(place, value) => (isRolling(place) ? rolledDigits(draw, value, ticks) : value)}
        />
      ) : (
        values.map((value, place) => (
          <Ball
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place
            key={place}
            kind={kind}
            value={
              isRolling(place) && /\d/.test(value) ? rolledAt(draw, values, place + ticks) : value
            }
            className={cx(isRolling(place) && 'opacity-70', ballSize(values.length, isSmall))}
          />
        ))
      )}
      <span aria-live="polite" className="sr-only">
        {ticks >= values.length * perBall || !isFresh ? `${draw.number}: ${values.join(' ')}` : ''}
      </span>
    </div>
  );
}

/** Twenty balls stand where five do, and ten keep to one line of a phone. */
export function ballSize(count: number, isSmall: boolean): string | undefined {
  if (count > 10) return 'h-6! min-w-6! text-[0.75rem]!';
  if (isSmall) return count === 10 ? 'size-6.5! min-w-6.5! text-sm!' : 'size-7! min-w-7! text-sm!';
  return count === 10 ? 'max-md:size-8! max-md:min-w-8!' : undefined;
}

type PlateProps = {
  tiers: readonly Tier[];
  isSmall: boolean;
  rolled: (place: number, value: string) => string;
};

/** Whole numbers, each under the name of its prize. */
function Plates({ tiers, isSmall, rolled }: PlateProps) {
  const text = useText();
  let place = -1;
  return tiers.map(({ name, values }) => (
    <span key={name} className="flex flex-col">
      <span className="text-[0.6875rem] leading-tight text-ink-soft">{text(name)}</span>
      {values.map((value) => {
        place += 1;
        return (
          <Plate key={place} isSmall={isSmall}>
            {rolled(place, value)}
          </Plate>
        );
      })}
    </span>
  ));
}

/** A nibble of the link; where others drew there is none, and the digits run. */
function nibble({ hash }: Draw, step: number): number {
  return hash ? Number.parseInt(hash[step % hash.length] ?? '0', 16) : (step * 7) % 16;
}

function rolledAt(draw: Draw, values: readonly string[], step: number): string {
  const numbers = values.filter((value) => /\d/.test(value));
  return numbers[nibble(draw, step) % numbers.length] ?? '0';
}

function rolledDigits(draw: Draw, value: string, step: number): string {
  return [...value].map((_, n) => nibble(draw, step + n * 3) % 10).join('');
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
