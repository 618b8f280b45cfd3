import { addDays, type Day, type Period } from './days.ts';

export const periodKinds = ['DAILY', 'WEEKLY', 'HALF_MONTH', 'MONTHLY'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The period in which a day lies: weeks begin on Monday, months are halved after the 15th. */
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
