import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

export type Chip<Value extends string> = {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  icon?: ReactNode;
};

type ChipGroupProps<Value extends string> = {
  label: string;
  chips: readonly Chip<Value>[];
  /** One value chooses one; a list chooses several. */
  value: Value | readonly Value[] | undefined;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** A row of choices that act at once. It slides sideways when there is no room. */
export function ChipGroup<Value extends string>({
  label,
  chips,
  value,
  onChange,
  className,
}: ChipGroupProps<Value>) {
  const isChosen = (chip: Value) => (Array.isArray(value) ? value.includes(chip) : value === chip);
  const row = useChosenInSight(Array.isArray(value) ? undefined : value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot slide sideways
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={cx('-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]', className)}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={isChosen(chip.value)}
          onClick={() => onChange(chip.value)}
          className={cx(
            'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3.5 font-medium whitespace-nowrap transition-colors duration-150 touch:h-11 [&>svg]:size-4',
            isChosen(chip.value)
              ? 'border-ink bg-ink font-semibold text-room'
              : 'text-ink-soft hover:border-line-strong hover:text-ink',
          )}
        >
          {chip.icon}
          {chip.label}
          {chip.count !== undefined && <span className="num font-normal">{chip.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** The row slides so far that what is chosen can be seen; the page itself stays where it is. */
function useChosenInSight(value: unknown) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = value !== undefined && row.current?.querySelector('[aria-pressed="true"]');
    if (!row.current || !chip) return;
    const [room, place] = [row.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (place.left >= room.left && place.right <= room.right) return;
    row.current.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, [value]);
  return row;
}
