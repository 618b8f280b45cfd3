import { useMemo } from 'react';
import { useBrand } from '../brand/use-status.ts';
import { useIntl } from '../words/use-intl.tsx';

/** Instants as the house tells them: in the reader's language, by the platform's fixed offset. */
export function useTimes() {
  const { locale } = useIntl();
  const { timeZone, timeZoneOffsetMinutes } = useBrand();
  return useMemo(
    () => timesOf(locale, timeZone, timeZoneOffsetMinutes),
    [locale, timeZone, timeZoneOffsetMinutes],
  );
}

const FORMATS = {
  date: { dateStyle: 'medium' },
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  both: { dateStyle: 'long', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export function timesOf(locale: string, timeZone: string, offsetMinutes: number) {
  // A format is slow to make, and few pages need all three.
  const made = new Map<keyof typeof FORMATS, Intl.DateTimeFormat>();
  const formatOf = (name: keyof typeof FORMATS) => {
    const format =
      made.get(name) ?? new Intl.DateTimeFormat(locale, { ...FORMATS[name], timeZone: 'UTC' });
    made.set(name, format);
    return format;
  };
  // Shifted by the offset and read as UTC: a fixed offset needs no zone database.
  const shifted = (at: number) => new Date(at + offsetMinutes * 60_000);
  return {
    timeZone,
    date: (at: number) => formatOf('date').format(shifted(at)),
    time: (at: number) => formatOf('time').format(shifted(at)),
    dateAndTime: (at: number) => formatOf('both').format(shifted(at)),
  };
}
