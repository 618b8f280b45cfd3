const MINUTE_MS = 60_000;

export type Times = ReturnType<typeof timesOf>;

/** Instants as the house tells them: by the brand's fixed offset, whatever the desk's own clock. */
export function timesOf(timeZone: string, offsetMinutes: number) {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const clock = (seconds: boolean) =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      ...(seconds && { second: '2-digit' }),
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
  const [short, exact] = [clock(false), clock(true)];
  // Shifted by the offset and read as UTC: a fixed offset needs no zone database.
  const shifted = (at: number) => new Date(at + offsetMinutes * MINUTE_MS);
  return {
    timeZone,
    offsetMinutes,
    day: (at: number) => day.format(shifted(at)),
    longDay: (at: number) => long.format(shifted(at)),
    time: (at: number) => short.format(shifted(at)),
    dayAndTime: (at: number) => `${day.format(shifted(at))}, ${short.format(shifted(at))}`,
    exact: (at: number) => `${day.format(shifted(at))}, ${exact.format(shifted(at))}`,
    today: (now: number) => shifted(now).toISOString().slice(0, 10),
  };
}

/** An instant as a date-and-time field shows it at an offset: `2026-11-15T18:30`. */
export function toFieldText(at: number, offsetMinutes: number): string {
  return new Date(at + offsetMinutes * MINUTE_MS).toISOString().slice(0, 16);
}

/** What was typed into a date-and-time field at an offset, as an instant; null when it is none. */
export function fromFieldText(text: string, offsetMinutes: number): number | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)
    ? Date.parse(`${text.slice(0, 16)}:00Z`)
    : Number.NaN;
  return Number.isNaN(at) ? null : at - offsetMinutes * MINUTE_MS;
}

/** The first and the last instant of a span of days at an offset. */
export function daySpan(from: string, to: string, offsetMinutes: number) {
  const first = fromFieldText(`${from}T00:00`, offsetMinutes);
  const last = fromFieldText(`${to}T00:00`, offsetMinutes);
  if (first === null || last === null) return undefined;
  return { from: first, to: last + 86_400_000 - 1 };
}

/** `GMT+8`, `GMT-3:30`: how an offset is written. */
export function offsetName(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `GMT${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}
