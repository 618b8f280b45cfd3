import { daysBetween, type Period } from '@baize/calendar';
import { refuseLongPeriod } from '../../platform/lists/report-period.ts';
import { refuse } from '../../platform/refusal.ts';

/** Two years, the longer of them. */
const MAX_DAYS = 732;

export function refuseLong({ from, to }: Period): void {
  const count = daysBetween(from, to) + 1;
  if (!(count >= 1)) refuse('INVALID_INPUT');
  if (count > MAX_DAYS) refuseLongPeriod(MAX_DAYS);
}
