import { money, moneyText } from '@baize/money';
import { Button, cx } from '@baize/ui';
import { Eraser, Repeat2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { Favourites, type Spots, useFavourites } from './favourite-chips.tsx';
import type { Choice, StageProps } from './stage.ts';

/** Every chip of the house, with its colour. */
const COLOURS: Record<number, string> = {
  0.5: '#6b7d74',
  1: '#3f7fc4',
  5: '#b93a26',
  25: '#0c6b4e',
  100: '#16211c',
  500: '#7a3fa0',
  1000: '#c47a1c',
  5000: '#8a1c4a',
  25000: '#2b4a6b',
};
const LADDER = Object.keys(COLOURS)
  .map(Number)
  .sort((one, other) => one - other);
const SET = 6;
const USUAL = LADDER.slice(0, SET);

/** The chips of a table: those that its limits take, the smallest of which is its smallest stake. */
export function chipSet({ min, max }: Limits): number[] {
  const [least, most] = [asNumber(min), asNumber(max)];
  const above = LADDER.filter((value) => value > least && value <= most);
  return [least, ...above].slice(0, SET);
}

type Limits = { min: bigint; max: bigint };

export const spotsOf = (choice: Choice) => (choice.spots ?? {}) as Spots;

export const stakeOfSpots = (choice: Choice) =>
  Object.values(spotsOf(choice)).reduce((sum, amount) => sum + money(amount), 0n);

const asNumber = (amount: bigint) => Number(moneyText(amount));

/** Places, takes back and repeats chips. */
type Laid = Pick<StageProps, 'code' | 'choice' | 'setChoice' | 'isBusy' | 'playSound'> & {
  /** What the table takes; without it the usual chips lie there. */
  limits?: Limits;
};

export function useChips({ code, choice, setChoice, isBusy, playSound, limits }: Laid) {
  const values = limits ? chipSet(limits) : USUAL;
  const [chosen, setChip] = useState<number>();
  const usual = limits ? values[0]! : 1;
  const chip = chosen !== undefined && values.includes(chosen) ? chosen : usual;
  const [past, setPast] = useState<readonly Spots[]>([]);
  const [last, setLast] = useState<Spots>();
  const spots = spotsOf(choice);
  const set = (next: Spots) => {
    setPast((before) => [...before, spots]);
    setChoice({ spots: next });
  };
  return {
    chip,
    setChip,
    /** The chips to choose from. */
    values,
    spots,
    last,
    isBusy,
    /** The chips of a decided round, for those who want them again. */
    rememberLast: (laid: Spots) => setLast(laid),
    place(id: string) {
      if (isBusy) return;
      playSound('place');
      set({ ...spots, [id]: asNumber(money(spots[id] ?? 0) + money(chip)) });
    },
    /** Several places at once, each with so many chips of the chosen value. */
    lay(chips: Record<string, number>) {
      if (isBusy) return;
      playSound('place');
      const added = Object.entries(chips).map(([id, count]) => {
        const amount = money(spots[id] ?? 0) + money(chip) * BigInt(count);
        return [id, asNumber(amount)];
      });
      set({ ...spots, ...Object.fromEntries(added) });
    },
    /** In place of what lies: the chips of a layout that was kept. */
    put: (laid: Spots) => !isBusy && set({ ...laid }),
    favourites: useFavourites(code),
    undo() {
      setChoice({ spots: past.at(-1) ?? {} });
      setPast((before) => before.slice(0, -1));
    },
    clear: () => set({}),
    again: () => last && set(last),
    double: () =>
      set(
        Object.fromEntries(
          Object.entries(spots).map(([id, amount]) => [id, asNumber(money(amount) * 2n)]),
        ),
      ),
    canUndo: past.length > 0,
  };
}

export type Chips = ReturnType<typeof useChips>;

export function ChipTray({ chips, children }: { chips: Chips; children?: ReactNode }) {
  const text = useText();
  const isEmpty = Object.keys(chips.spots).length === 0;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <fieldset className="flex gap-1.5" disabled={chips.isBusy}>
        <legend className="sr-only">{text('games.chips.value')}</legend>
        {chips.values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={chips.chip === value}
            aria-label={text('games.chips.chip', { value })}
            onClick={() => chips.setChip(value)}
            className={cx(
              'grid size-11 place-items-center rounded-full transition-transform',
              chips.chip === value
                ? '-translate-y-1 shadow-[0_0_0_2px_#f4d58b,0_8px_14px_-4px_#000]'
                : 'opacity-80 hover:opacity-100',
            )}
          >
            <Chip value={value} className="size-10" />
          </button>
        ))}
      </fieldset>
      <div className="flex gap-1.5">
        <Button
          size="sm"
          className="h-10"
          disabled={chips.isBusy || !chips.canUndo}
          onClick={chips.undo}
        >
          <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
          <span className="max-sm:sr-only">{text('games.chips.undo')}</span>
        </Button>
        <Button size="sm" className="h-10" disabled={chips.isBusy || isEmpty} onClick={chips.clear}>
          <Eraser aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{text('games.clear')}</span>
        </Button>
        <Button
          size="sm"
          className="h-10"
          disabled={chips.isBusy || isEmpty}
          onClick={chips.double}
        >
          <span dir="ltr">2×</span>
        </Button>
        <Button
          size="sm"
          className="h-10"
          disabled={chips.isBusy || !chips.last}
          onClick={chips.again}
        >
          <Repeat2 aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{text('games.chips.again')}</span>
        </Button>
        {children}
      </div>
      <Favourites chips={chips} />
    </div>
  );
}

/** A chip from above, with its value; sums that lie together show as one. */
export function Chip({ value, className }: { value: number; className?: string }) {
  const step = LADDER.findLast((chip) => value >= chip) ?? LADDER[0]!;
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <circle cx="20" cy="20" r="19" fill={COLOURS[step]} stroke="#0007" />
      <circle
        cx="20"
        cy="20"
        r="17"
        fill="none"
        stroke="#fdf6e3"
        strokeWidth="4"
        strokeDasharray="8.9 8.9"
      />
      <circle cx="20" cy="20" r="13" fill="#fdf6e3" />
      <circle cx="20" cy="20" r="11.6" fill="none" stroke={COLOURS[step]} strokeDasharray="1.5 2" />
      <text
        x="20"
        y="24.4"
        textAnchor="middle"
        fill="#16211c"
        className="num font-sans font-bold"
        fontSize={shortValue(value).length > 3 ? 9 : 12}
      >
        {shortValue(value)}
      </text>
    </svg>
  );
}

function shortValue(value: number): string {
  if (value >= 10_000) return `${Math.floor(value / 1000)}k`;
  return String(Number(value.toFixed(2)));
}
