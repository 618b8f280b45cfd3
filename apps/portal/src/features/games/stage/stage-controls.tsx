import { cx, useWholeOnly, WholeOnly } from '@baize/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';

type SegmentsProps<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  isLocked: boolean;
  onChange: (value: Value) => void;
};

/** A few ways to play, one of them chosen. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, value, options, isLocked, onChange } = props;
  return (
    <fieldset className="min-w-0" disabled={isLocked}>
      <legend className="mb-1.5 text-xs font-medium text-ink-soft">{label}</legend>
      <div className="flex rounded-ctl border border-white/15 bg-black/35 p-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className={cx(
              'num h-9 min-w-11 rounded-[6px] px-3 max-sm:px-2 short:min-w-9 text-[0.8125rem] font-semibold transition-colors disabled:opacity-60 touch:h-10',
              option.value === value
                ? 'bg-white/16 text-white'
                : 'text-ink-soft hover:text-ink disabled:hover:text-ink-soft',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type NumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
  isLocked: boolean;
  onChange: (value: number) => void;
};

/** A number of the choice; what is out of bounds goes back when the field is left. */
export function StageNumber(props: NumberProps) {
  const { label, value, min, max, decimals = 2, unit, isLocked, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(value.toFixed(decimals)), [value, decimals]);
  const { isRefused, take, forget } = useWholeOnly({ value: typed, onChange: setTyped, decimals });
  const settle = () => {
    forget();
    const next = Number(typed);
    const kept = Number.isFinite(next) && typed !== '' ? Math.min(max, Math.max(min, next)) : value;
    setTyped(kept.toFixed(decimals));
    if (kept !== value) onChange(Number(kept.toFixed(decimals)));
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-xs font-medium text-ink-soft">
        {label}
      </label>
      <span
        dir="ltr"
        className="flex h-11 items-center rounded-ctl border border-white/15 bg-black/35 px-3 focus-within:border-brass-text"
      >
        <input
          id={id}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={typed}
          disabled={isLocked}
          {...(isRefused && { 'aria-invalid': true, 'aria-describedby': `${id}-whole` })}
          onChange={({ target }) => take(target.value)}
          onBlur={settle}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
            if (key === 'Backspace' || key === 'Delete') forget();
          }}
          className={cx(
            'num min-w-0 bg-transparent font-semibold outline-none disabled:opacity-60',
            decimals === 0 ? 'w-12' : 'w-24',
          )}
        />
        {unit && <span className="ps-1 text-sm text-ink-soft">{unit}</span>}
      </span>
      {isRefused && <WholeOnly id={`${id}-whole`} />}
    </div>
  );
}

/** A fact of the choice that cannot be typed. */
type FactProps = {
  label: string;
  /** It is why the last round paid. */
  isWon?: boolean;
  children: ReactNode;
};

export function StageFact({ label, isWon, children }: FactProps) {
  return (
    <div>
      <div className="mb-1.5 text-xs font-medium text-ink-soft">{label}</div>
      <div
        className={cx(
          'num flex h-11 min-w-20 items-center rounded-ctl px-3 font-semibold',
          isWon ? 'bg-[#e0b65a] text-[#1b1404]' : 'bg-white/6',
        )}
      >
        <span dir="ltr">{children}</span>
      </div>
    </div>
  );
}
