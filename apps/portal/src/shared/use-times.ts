import { useMemo } from 'react';
import { useIntl } from './use-intl.tsx';
import { useBrand } from './use-status.ts';

/** Instants as the house tells them: in the reader's language, by the platform's fixed offset. */
export function useTimes() {
  const { locale } = useIntl();
  const { timeZone, timeZoneOffsetMinutes } = useBrand();
  return useMemo(
    () => timesOf(locale, timeZone, timeZoneOffsetMinutes),
    [locale, timeZone, timeZoneOffsetMinutes],
  );
}

export function timesOf(locale: string, timeZone: string, offsetMinutes: number) {
  const formats = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    time: new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
    both: new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }),
  };
  // Shifted by the offset and read as UTC: a fixed offset needs no zone database.
  const shifted = (at: number) => new Date(at + offsetMinutes * 60_000);
  return {
    timeZone,
    date: (at: number) => formats.date.format(shifted(at)),
    time: (at: number) => formats.time.format(shifted(at)),
    dateAndTime: (at: number) => formats.both.format(shifted(at)),
  };
}
