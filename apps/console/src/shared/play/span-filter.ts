import { optionsFilter } from '../list/filters.tsx';

/** The last few days, by their number; `unasked` is meant when the address names none. */
export function spanFilter(spans: readonly string[], unasked: string) {
  return optionsFilter({
    key: 'days',
    label: 'console.bets.span',
    kind: 'chips',
    options: ({ text }) =>
      spans.map((value) => ({
        value: value === unasked ? '' : value,
        label: text('console.bets.spanDays', { count: Number(value) }),
      })),
    read: (typed) => (spans.includes(typed) ? { days: Number(typed) } : {}),
  });
}
