import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';

/** A day of the house's calendar: it has no hour and no zone. */
export function DayText({ day }: { day: string }) {
  const write = useDayWords();
  return (
    <time dateTime={day} className="num">
      {write(day)}
    </time>
  );
}

/** A span of days; one day is written once. */
export function DaysText({ from, to }: { from: string; to: string }) {
  if (from === to) return <DayText day={from} />;
  return (
    <span>
      <DayText day={from} /> – <DayText day={to} />
    </span>
  );
}

export function useDayWords(): (day: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}
