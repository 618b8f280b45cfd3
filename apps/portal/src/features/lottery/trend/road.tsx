import { cx } from '@baize/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Draw } from '../cart.ts';
import { useSpotWords } from '../spot-words.ts';
import { beadTexts, roadOf } from './stats.ts';

/** What is drawn as a road, where a lottery has it. */
export const ROADS = ['size', 'parity', 'dragon', 'colour', 'wave', 'level'] as const;

const RED = ['big', 'odd', 'dragon', 'red', 'over'];
const BLUE = ['small', 'even', 'tiger', 'blue', 'under'];

function toneOf(value: string): string {
  if (RED.includes(value)) return 'bg-[#b3261a]';
  return BLUE.includes(value) ? 'bg-[#1f5fae]' : 'bg-[#177245]';
}

const SHOWN_COLUMNS = 30;

type Props = { fact: (typeof ROADS)[number]; draws: readonly Draw[] };

/** What came, draw after draw; the newest stands at the end, and is in sight. */
export function Road({ fact, draws }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const { word } = useSpotWords();
  const row = useRef<HTMLDivElement>(null);
  const newest = draws[0]?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new draw is what brings the end into sight
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [newest]);
  const values = draws.map(({ facts }) => String(facts[fact])).toReversed();
  const letters = beadTexts(new Map(values.map((value) => [value, word(value)])), language);
  const name = text(`tickets.trend.${fact}`);
  return (
    <section aria-label={text('tickets.trend.road', { name })}>
      <h3 className="type-label mb-1.5">{name}</h3>
      <div
        ref={row}
        dir="ltr"
        className="flex gap-0.5 overflow-x-auto rounded-ctl border bg-well p-1.5"
      >
        {roadOf(values)
          .slice(-SHOWN_COLUMNS)
          .map((column, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <span key={n} className="flex flex-col gap-0.5">
              {column.map((value, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
                  key={place}
                  title={word(value)}
                  className={cx(
                    'grid size-5.5 shrink-0 place-items-center rounded-full font-semibold text-white',
                    sizeOf(letters.get(value)),
                    toneOf(value),
                  )}
                >
                  {letters.get(value)}
                </span>
              ))}
            </span>
          ))}
      </div>
    </section>
  );
}

/** One letter fills its bead; several share it. */
const sizeOf = (letters = '') =>
  letters.length > 1 ? 'text-[0.5625rem] tracking-tighter' : 'text-[0.6875rem]';
