import { cx } from '../cx.ts';

type ProgressBarProps = {
  label: string;
  /** From 0 to `max`; left out while the end is unknown. */
  value?: number | undefined;
  max?: number;
  tone?: 'felt' | 'brass' | 'danger';
  /** Said instead of a percentage: "8,420 of 12,000 points". */
  valueText?: string | undefined;
  className?: string | undefined;
};

export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'felt',
  valueText,
  className,
}: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx('h-1.5 overflow-hidden rounded-full bg-rail-2', className)}
    >
      <div
        style={share === undefined ? undefined : { width: `${share * 100}%` }}
        className={cx(
          'h-full rounded-full transition-[width] duration-240 ease-house',
          TONES[tone],
          share === undefined && 'w-1/3 animate-pulse',
        )}
      />
    </div>
  );
}

const TONES = { felt: 'bg-felt', brass: 'bg-brass', danger: 'bg-danger' };
