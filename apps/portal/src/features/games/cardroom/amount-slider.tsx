import type { Money as Amount } from '@baize/money';
import { useAmountParts } from './in-chips.tsx';

type Props = {
  label: string;
  min: Amount;
  max: Amount;
  step: Amount;
  value: Amount;
  onChange: (amount: Amount) => void;
  className?: string;
};

const STEPS = 1_000;

/** A sum between two others; arrows step by the unit of the table. */
export function AmountSlider({ label, min, max, step, value, onChange, className = '' }: Props) {
  const parts = useAmountParts();
  const span = max - min;
  const share = span > 0n ? Number(((value - min) * BigInt(STEPS)) / span) : STEPS;
  const { sign, currency, whole, decimals } = parts(value);
  const set = (next: Amount) => onChange(next < min ? min : next > max ? max : next);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${sign}${currency}${whole}${decimals}`}
      min={0}
      max={STEPS}
      value={share}
      disabled={span <= 0n}
      onChange={({ target }) => {
        const raw = min + (span * BigInt(target.value)) / BigInt(STEPS);
        set(Number(target.value) >= STEPS ? max : raw - ((raw - min) % step));
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: 1n, ArrowRight: 1n, ArrowDown: -1n, ArrowLeft: -1n }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        set(value + by * step);
      }}
      className={`h-8 w-full cursor-pointer accent-brass disabled:opacity-45 ${className}`}
    />
  );
}
