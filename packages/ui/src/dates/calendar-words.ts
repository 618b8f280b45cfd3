import type { UiWords } from '../words.tsx';

/** The calendar in the reader's language, by the browser's own knowledge of languages. */
export function calendarWords(lang: string, words: Pick<UiWords, 'nextMonth' | 'previousMonth'>) {
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' });
  const shortWeekday = new Intl.DateTimeFormat(lang, { weekday: shortestWeekday(lang) });
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long' });
  const whole = new Intl.DateTimeFormat(lang, { dateStyle: 'full' });
  const figure = new Intl.NumberFormat(lang, { useGrouping: false });
  return {
    lang,
    formatters: {
      formatCaption: (date: Date) => month.format(date),
      formatWeekdayName: (date: Date) => shortWeekday.format(date),
      formatDay: (date: Date) => figure.format(date.getDate()),
    },
    labels: {
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelNav: () => '',
      labelGrid: (date: Date) => month.format(date),
      labelWeekday: (date: Date) => weekday.format(date),
      labelDayButton: (date: Date) => whole.format(date),
      labelGridcell: (date: Date) => whole.format(date),
    },
  };
}

/** Where the short names are as long as words, one letter must do. */
function shortestWeekday(lang: string): 'short' | 'narrow' {
  const sample = new Intl.DateTimeFormat(lang, { weekday: 'short' }).format(new Date(2026, 0, 7));
  return sample.length > 4 ? 'narrow' : 'short';
}

const navButton =
  'grid size-10 place-items-center rounded-ctl text-ink-soft hover:bg-rail hover:text-ink aria-disabled:opacity-40 touch:size-11 rtl:[&>svg]:-scale-x-100';

export const calendarClasses = {
  root: 'relative',
  months: 'flex justify-center gap-8',
  month: 'min-w-0 max-md:flex-1',
  nav: 'absolute inset-x-0 top-0 z-1 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-10 items-center justify-center touch:h-11',
  caption_label: 'font-semibold',
  month_grid: 'mt-1 border-collapse max-md:w-full',
  weekday: 'type-label h-9 w-10',
  day: 'p-0 text-center',
  day_button:
    'num mx-auto grid size-10 place-items-center rounded-ctl hover:bg-rail disabled:pointer-events-none touch:size-11',
  today: 'font-bold text-brass-text',
  outside: 'text-ink-faint',
  disabled: 'opacity-35',
  hidden: 'invisible',
  range_start:
    'rounded-s-ctl bg-rail-2 *:bg-brass *:font-semibold *:text-on-brass *:hover:bg-brass-hi',
  range_middle: 'bg-rail-2',
  range_end:
    'rounded-e-ctl bg-rail-2 *:bg-brass *:font-semibold *:text-on-brass *:hover:bg-brass-hi',
};
