import { minutes } from '@baize/calendar';
import { cx } from '@baize/ui';
import { ageText } from '../../shared/age-text.ts';
import { useNow } from '../../shared/use-now.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

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
