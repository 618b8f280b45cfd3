/** A figure of complete hours beside the same hours a week ago; null: there is nothing to compare with. */
export function shareMore(now: bigint | number, before: bigint | number): number | null {
  const then = Number(before);
  if (then === 0) return null;
  return (Number(now) - then) / Math.abs(then);
}

/** `+9.7%`, with a true minus; a multiple of what was is no percentage that anybody reads. */
export function shareText(share: number): string {
  const size = Math.abs(share);
  const sign = share < 0 ? '−' : '+';
  return size >= 10 ? `${sign}${Math.round(size)}×` : `${sign}${(size * 100).toFixed(1)}%`;
}

/** Where values lie between the lowest and the highest of them, nothing among them: 0 to 1 from the top. */
export function scaleOf(values: readonly number[]) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const height = top - bottom || 1;
  return {
    top,
    bottom,
    /** From the upper edge, in percent. */
    place: (value: number) => ((top - value) / height) * 100,
  };
}

const NEAREST = [
  [1.5, 1],
  [3.5, 2],
  [7.5, 5],
  [Number.POSITIVE_INFINITY, 10],
] as const;

/** Few round lines between two bounds. */
export function ticksOf(bottom: number, top: number, count = 4): number[] {
  const rough = (top - bottom) / count;
  if (!(rough > 0)) return [0];
  const power = 10 ** Math.floor(Math.log10(rough));
  // The nearest of the round sizes: the next larger one would leave a line or two.
  const step = power * NEAREST.find(([most]) => rough / power < most)![1];
  const first = Math.ceil(bottom / step) * step;
  const length = Math.floor((top - first) / step + 1e-9) + 1;
  return Array.from({ length }, (_, n) => first + n * step);
}

/** `240k`, `1.2M`: a figure beside an axis. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  if (size >= 1_000_000) return `${sign}${trimmed(size / 1_000_000)}M`;
  if (size >= 1_000) return `${sign}${trimmed(size / 1_000)}k`;
  return `${sign}${trimmed(size)}`;
}

const trimmed = (size: number) => String(Number(size.toFixed(size < 10 ? 1 : 0)));
