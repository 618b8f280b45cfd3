import { cx } from '@baize/ui';
import { Flame, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import type { Chips } from '../stage/chips.tsx';
import { countedNumbers } from './racetrack-shape.ts';
import { toneOf } from './tone.ts';

const PAST = 12;
const LISTED = 5;
/** Before that, nothing is hot or cold. */
const MIN_SPINS = 10;

type Props = {
  shown: number | undefined;
  red: readonly number[];
  spins: readonly number[];
  chips: Chips;
};

/** The number that came, those before it, and which came most and least. */
export function Landed({ shown, red, spins, chips }: Props) {
  const text = useText();
  const counted = countedNumbers(spins);
  const list = (numbers: typeof counted) =>
    numbers.map(({ number, times }) => (
      <button
        key={number}
        type="button"
        disabled={chips.isBusy}
        aria-label={text('games.roulette.straight', { number })}
        title={`${times}×`}
        onClick={() => chips.place(`straight:${number}`)}
        className={cx(
          'num grid size-6.5 place-items-center rounded-[5px] text-xs font-bold text-white hover:brightness-150',
          toneOf(number, red),
        )}
      >
        {number}
      </button>
    ));
  return (
    <div dir="ltr" className="flex w-44 flex-col gap-2.5 max-md:w-40">
      <span
        aria-hidden
        className={cx(
          'num grid h-20 w-28 place-items-center rounded-card font-display text-6xl font-semibold text-white max-md:h-14 max-md:w-20 max-md:text-4xl',
          shown === undefined ? 'bg-black/20' : toneOf(shown, red),
        )}
      >
        {shown}
      </span>
      <ol aria-hidden className="num flex flex-wrap gap-1">
        {spins.slice(0, PAST).map((number, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: numbers come again; their place tells them apart
            key={at}
            className={cx(
              'grid size-6.5 place-items-center rounded-[5px] text-xs font-bold text-white max-md:nth-[n+9]:hidden',
              toneOf(number, red),
            )}
          >
            {number}
          </li>
        ))}
      </ol>
      {spins.length >= MIN_SPINS && (
        <div className="flex flex-col gap-1 max-md:hidden short:hidden">
          <Line icon={<Flame aria-hidden />} name={text('games.roulette.hot')}>
            {list(counted.slice(0, LISTED))}
          </Line>
          <Line icon={<Snowflake aria-hidden />} name={text('games.roulette.cold')}>
            {list(counted.slice(-LISTED).reverse())}
          </Line>
        </div>
      )}
    </div>
  );
}

function Line({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1">
      <span title={name} className="me-0.5 text-[#f4d58b] [&>svg]:size-4">
        {icon}
        <span className="sr-only">{name}</span>
      </span>
      {children}
    </div>
  );
}
