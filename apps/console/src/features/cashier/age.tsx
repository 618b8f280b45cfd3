import { cx } from '@baize/ui';
import { useNow } from '../../shared/use-now.ts';
import { type Text, useText } from '../../shared/use-text.ts';

const MINUTE_MS = 60_000;

/** How long something has waited, in the two largest units. */
export function ageText(text: Text, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return text('console.cashier.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return text('console.cashier.hours', { hours, minutes: minutes % 60 });
  return text('console.cashier.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** An age that goes on by itself; late things are marked. */
export function Age({ since, lateMinutes }: { since: number; lateMinutes?: number }) {
  const text = useText();
  const age = useNow() - since;
  const isLate = lateMinutes !== undefined && age > lateMinutes * MINUTE_MS;
  return (
    <span className={cx('num', isLate && 'font-semibold text-danger')}>{ageText(text, age)}</span>
  );
}
