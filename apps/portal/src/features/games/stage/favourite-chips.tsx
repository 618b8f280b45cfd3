import { cx } from '@baize/ui';
import { Star, X } from 'lucide-react';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/brand/stored.ts';
import { useText } from '../../../shared/words/use-text.ts';

/** What lies where: an amount on each place. */
export type Spots = Record<string, number>;

type Chips = {
  spots: Spots;
  isBusy: boolean;
  put: (laid: Spots) => unknown;
  favourites: ReturnType<typeof useFavourites>;
};

const MAX = 4;
const keyOf = (code: string) => `games.favourites.${code}`;

/** Layouts of chips that the player keeps on this device. */
export function useFavourites(code: string) {
  const [list, setList] = useState<readonly Spots[]>(() => readFavourites(code));
  const write = (next: readonly Spots[]) => {
    writeStored(keyOf(code), JSON.stringify(next));
    setList(next);
  };
  return {
    list,
    mayKeep: list.length < MAX,
    keep: (laid: Spots) => write([...list, laid]),
    remove: (at: number) => write(list.filter((_, place) => place !== at)),
  };
}

function readFavourites(code: string): Spots[] {
  try {
    return JSON.parse(readStored(keyOf(code)) ?? '[]') as Spots[];
  } catch {
    return [];
  }
}

/** Keeps what lies on the cloth, and lays it again with one press. */
export function Favourites({ chips }: { chips: Chips }) {
  const text = useText();
  const { list, mayKeep, keep, remove } = chips.favourites;
  const isEmpty = Object.keys(chips.spots).length === 0;
  return (
    <div className="flex gap-1.5 max-md:hidden">
      {list.map((laid, at) => (
        <span
          key={JSON.stringify(laid)}
          className="flex h-10 items-center rounded-ctl border border-white/15 bg-black/25"
        >
          <button
            type="button"
            disabled={chips.isBusy}
            aria-label={text('games.chips.favourite', { number: at + 1 })}
            onClick={() => chips.put(laid)}
            className="num flex h-full items-center gap-1 ps-2.5 text-[0.8125rem] font-semibold disabled:opacity-50"
          >
            <Star aria-hidden className="size-3.5 fill-[#f4d58b] text-[#f4d58b]" />
            {at + 1}
          </button>
          <button
            type="button"
            aria-label={text('games.chips.forget', { number: at + 1 })}
            onClick={() => remove(at)}
            className="grid h-full w-7 place-items-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden className="size-3" />
          </button>
        </span>
      ))}
      {mayKeep && (
        <button
          type="button"
          disabled={isEmpty}
          onClick={() => keep(chips.spots)}
          className={cx(
            'flex h-10 items-center gap-1.5 rounded-ctl border border-white/15 bg-black/25 px-2.5 text-[0.8125rem] font-semibold',
            'hover:border-white/40 disabled:opacity-45 disabled:hover:border-white/15',
          )}
        >
          <Star aria-hidden className="size-3.5" />
          {text('games.chips.keep')}
        </button>
      )}
    </div>
  );
}
