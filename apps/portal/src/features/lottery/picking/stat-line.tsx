import { cx } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { MarkStat } from '../trend/stats.ts';
import { useTrendCount } from '../trend/use-trend.ts';

type Props = {
  stat: MarkStat;
  /** On a ground of its own colour all figures take the ink of the ground. */
  isPlain?: boolean;
  className?: string;
};

/** For how many draws something has not come, and how often it came in those that are looked back on. */
export function StatLine({ stat, isPlain = false, className }: Props) {
  return (
    <span dir="ltr" className={cx('num inline-flex gap-1 whitespace-nowrap', className)}>
      <span className={cx(!isPlain && stat.isLong && 'font-semibold text-danger')}>
        {stat.missing}
      </span>
      <span className={cx('font-semibold', !isPlain && 'text-brass-text')}>{stat.hits}</span>
    </span>
  );
}

/** What the two small figures under a number are. */
export function StatLegend({ gameCode }: { gameCode: string }) {
  const text = useText();
  const count = useTrendCount(gameCode);
  return (
    <p className="text-[0.8125rem] text-ink-soft">
      {text('tickets.missing.label')} ·{' '}
      <b className="text-brass-text">{text('tickets.hot.label')}</b> (
      {text('tickets.trend.numbers', { count })})
    </p>
  );
}
