import { wallClock, type Zone } from '@baize/calendar';

/** Writes instants by the brand's fixed distance from Greenwich, whatever the device's own clock. */
export function createTimes<Name extends string>(
  locale: string,
  zone: Zone,
  formats: Record<Name, Intl.DateTimeFormatOptions>,
): (name: Name, at: number) => string {
  // A format is slow to make, and few pages need all of them.
  const made = new Map<Name, Intl.DateTimeFormat>();
  return (name, at) => {
    const format =
      made.get(name) ?? new Intl.DateTimeFormat(locale, { ...formats[name], timeZone: 'UTC' });
    made.set(name, format);
    return format.format(wallClock(at, zone));
  };
}
