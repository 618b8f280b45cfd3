const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A day of the platform's own calendar: 2026-11-14. */
export type Day = string;

export function dayOf(at: Date, offsetMinutes: number): Day {
  return new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}

export function hourOf(at: Date, offsetMinutes: number): number {
  return new Date(at.getTime() + offsetMinutes * MINUTE_MS).getUTCHours();
}

/** The instant a day begins. */
export function startOf(day: Day, offsetMinutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export const periodKinds = ['DAILY', 'WEEKLY', 'HALF_MONTH', 'MONTHLY'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Both days belong to it. */
export type Period = { from: Day; to: Day };

/** The period a day lies in: weeks begin on Monday, months are halved after the 15th. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  const date = new Date(`${day}T00:00:00Z`);
  const month = day.slice(0, 8);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  switch (kind) {
    case 'DAILY':
      return { from: day, to: day };
    case 'WEEKLY': {
      const from = addDays(day, 1 - (date.getUTCDay() || 7));
      return { from, to: addDays(from, 6) };
    }
    case 'HALF_MONTH':
      return date.getUTCDate() <= 15
        ? { from: `${month}01`, to: `${month}15` }
        : { from: `${month}16`, to: `${month}${last}` };
    case 'MONTHLY':
      return { from: `${month}01`, to: `${month}${last}` };
  }
}
