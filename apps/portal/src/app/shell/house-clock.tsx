import { cx, TimeText } from '@baize/ui';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';

/** Days and periods run by the house's clock, so it is the one that is shown. */
export function HouseClock({ className }: { className?: string }) {
  const text = useText();
  const times = useTimes();
  const now = useHouseNow();
  return (
    <p className={cx('flex items-baseline gap-2', className)} title={text('shell.clock')}>
      <TimeText
        isTicking
        at={new Date(now).toISOString()}
        text={times.time(now)}
        className="font-display text-xl font-semibold"
      />
      <bdi className="text-[0.8125rem] text-ink-soft">{times.timeZone}</bdi>
    </p>
  );
}
