import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Stat } from '../trend/stats.ts';
import { TREND } from '../trend/use-trend.ts';

/** As long as this it was hoped for by many. */
const LONG = 20;

/** For how many draws something has not come, and how often it came in those that are looked back on. */
export function StatLine({ stat, className }: { stat: Stat; className?: string }) {
  return (
    <span dir="ltr" className={cx('num whitespace-nowrap', className)}>
      <span className={cx(stat.missing >= LONG && 'font-semibold text-danger')}>
        {stat.missing}
      </span>
      <span className="opacity-60">·</span>
      <span className="font-semibold">{stat.hits}</span>
    </span>
  );
}

/** What the two small figures under a number are. */
export function StatLegend() {
  const text = useText();
  return (
    <p className="text-[0.8125rem] text-ink-soft">
      <span className="num" dir="ltr">
        0·<b>0</b>
      </span>{' '}
      {text('tickets.missing.label')} · <b>{text('tickets.hot.label')}</b> (
      {text('tickets.trend.numbers', { count: TREND })})
    </p>
  );
}
