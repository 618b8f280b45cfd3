import { minutes } from '@baize/calendar';
import { cx } from '@baize/ui';
import { useNow } from '../../shared/use-now.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

/** How long something has waited, in the two largest units. */
export function ageText(text: Text, ms: number): string {
  const waited = Math.max(0, Math.floor(ms / minutes(1)));
  if (waited < 60) return text('console.cashier.minutes', { minutes: waited });
  const hours = Math.floor(waited / 60);
  if (hours < 24) return text('console.cashier.hours', { hours, minutes: waited % 60 });
  return text('console.cashier.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

type Props = { since: number; lateMinutes?: number; until?: number | null };

/** An age that goes on by itself, late ones marked; what is over shows when it was. */
export function Age({ since, lateMinutes, until = null }: Props) {
  const text = useText();
  const times = useTimes();
  const age = useNow() - since;
  if (until !== null) return <span className="num text-ink-soft">{times.dayAndTime(until)}</span>;
  const isLate = lateMinutes !== undefined && age > minutes(lateMinutes);
  return (
    <span className={cx('num', isLate && 'font-semibold text-danger')}>{ageText(text, age)}</span>
  );
}
