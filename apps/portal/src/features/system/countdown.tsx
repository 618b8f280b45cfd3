import { minutes } from '@baize/calendar';
import { useIntl } from '@baize/web/intl.tsx';
import { useText } from '../../shared/words/use-text.ts';

/** Hours, minutes and seconds in large figures; a screen reader hears whole minutes only. */
export function Countdown({ leftMs }: { leftMs: number }) {
  const text = useText();
  const { locale } = useIntl();
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const seconds = Math.ceil(leftMs / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    <span role="timer" className="mt-5 block border-y py-4">
      <span className="type-label block">{text('system.maintenance.left')}</span>
      <span
        aria-hidden
        dir="ltr"
        className="num mt-1 block font-display text-5xl font-semibold text-ink rtl:text-end"
      >
        {parts.map((part) => two.format(part)).join(':')}
      </span>
      <span className="sr-only" aria-live="polite">
        {text('system.maintenance.minutesLeft', { minutes: Math.ceil(leftMs / minutes(1)) })}
      </span>
    </span>
  );
}
