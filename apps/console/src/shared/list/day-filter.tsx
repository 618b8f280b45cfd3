import { DateRange } from '@baize/ui/date-range';
import { useText } from '../use-text.ts';
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
      presets={[
        { id: 'today', label: text('console.audit.today'), range: { from: today, to: today } },
      ]}
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
