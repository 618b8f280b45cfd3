import { addDays, type Day, lastDays, periodOf } from '@baize/calendar';
import { DateRange } from '@baize/ui/date-range';
import { type Text, useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';
import { useFilters } from './search.ts';

/** Days of the brand's time zone that filter a list; the address keeps them as `from` and `to`. */
export function DayFilter({ label, placeholder }: { label: string; placeholder: string }) {
  const text = useText();
  const times = useTimes();
  const [{ from, to }, setSearch] = useFilters();
  const today = times.today(Date.now());
  return (
    <DateRange
      label={label}
      placeholder={placeholder}
      presetsLabel={text('console.audit.spans')}
      presets={presetsOf(text, today)}
      value={from && to ? { from, to } : null}
      onChange={(range) =>
        range && setSearch({ from: range.from, to: range.to, page: '', after: '', id: '' })
      }
      today={today}
      latest={today}
      lang="en-GB"
      dir="ltr"
    />
  );
}

/** The spans that desks ask for most, the same in every list. */
function presetsOf(text: Text, today: Day) {
  const yesterday = addDays(today, -1);
  const lastWeek = periodOf('WEEKLY', addDays(today, -7));
  const thisMonth = periodOf('MONTHLY', today);
  const lastMonth = periodOf('MONTHLY', addDays(thisMonth.from, -1));
  return [
    { id: 'today', label: text('console.audit.today'), range: { from: today, to: today } },
    {
      id: 'yesterday',
      label: text('console.days.yesterday'),
      range: { from: yesterday, to: yesterday },
    },
    { id: 'week', label: text('console.days.last', { count: 7 }), range: lastDays(today, 7) },
    { id: 'month', label: text('console.days.last', { count: 30 }), range: lastDays(today, 30) },
    { id: 'lastWeek', label: text('console.days.lastWeek'), range: lastWeek },
    {
      id: 'thisMonth',
      label: text('console.days.thisMonth'),
      range: { from: thisMonth.from, to: today },
    },
    { id: 'lastMonth', label: text('console.days.lastMonth'), range: lastMonth },
  ];
}
