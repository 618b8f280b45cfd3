import { cx } from '../cx.ts';

export type ButtonKind = 'brass' | 'line' | 'quiet' | 'felt' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonStyle = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
};

/** Brass is for the one next action of a screen; everything else is quieter. */
export function buttonClasses({ kind = 'line', size = 'md', isWide, className }: ButtonStyle) {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-ctl border font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,transform] duration-150 ease-house active:translate-y-px touch:min-h-11 [&>svg]:shrink-0',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45',
    KINDS[kind],
    SIZES[size],
    isWide && 'w-full',
    className,
  );
}

const KINDS: Record<ButtonKind, string> = {
  brass:
    'border-transparent bg-brass text-on-brass shadow-[inset_0_1px_0_#ffffff55,inset_0_-2px_0_#0000001f] hover:bg-brass-hi',
  line: 'border-line-strong text-ink hover:border-ink-soft hover:bg-rail',
  quiet: 'border-transparent text-ink-soft hover:bg-rail hover:text-ink',
  felt: 'border-transparent bg-felt text-on-felt hover:brightness-110',
  danger: 'border-danger text-danger hover:bg-danger-wash',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-[0.8125rem]',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-5.5 text-[0.9375rem]',
};
