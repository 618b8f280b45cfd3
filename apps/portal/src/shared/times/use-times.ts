import { useIntl } from '@baize/web/intl.tsx';
import { createTimes } from '@baize/web/times.ts';
import { useMemo } from 'react';
import { useBrand } from '../brand/use-status.ts';

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
  const write = createTimes(locale, offsetMinutes, FORMATS);
  return {
    timeZone,
    date: (at: number) => write('date', at),
    time: (at: number) => write('time', at),
    dateAndTime: (at: number) => write('both', at),
  };
}
