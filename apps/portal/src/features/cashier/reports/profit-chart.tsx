import { moneyNumber } from '@baize/money';
import { Panel } from '@baize/ui';
import { ChartFrame, type ChartSeries } from '@baize/ui/chart';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Profit } from './profit.ts';

/** Net by day as bars: above the line won, below it lost. */
export function ProfitChart({ days }: { days: Profit['days'] }) {
  const text = useText();
  const { locale, formatNumber } = useIntl();
  const { currencySymbol: unit } = useBrand();
  const data = useMemo(() => {
    const sorted = [...days].sort((one, other) => (one.day < other.day ? -1 : 1));
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const tick = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      timeZone: 'UTC',
    });
    const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return {
      times: sorted.map((one) => Date.parse(`${one.day}T00:00:00Z`) / 1000),
      series: [
        {
          id: 'net',
          label: text('cashier.profit.net'),
          colour: 'felt',
          kind: 'bars',
          values: sorted.map(({ profit }) => moneyNumber(profit)),
        },
      ] satisfies ChartSeries[],
      axes: {
        start: {
          unit,
          format: (value: number) => formatNumber(value, two),
          formatTick: (value: number) => formatNumber(value, { notation: 'compact' }),
        },
      },
      formatTime: (seconds: number) => day.format(seconds * 1000),
      // Drawn from left to right in every language: marks for the other way would break it.
      formatTimeTick: (seconds: number) => tick.format(seconds * 1000).replaceAll('\u200f', ''),
    };
  }, [days, locale, formatNumber, text, unit]);
  return (
    <Panel>
      <ChartFrame
        title={text('cashier.profit.chart')}
        summary={text('cashier.profit.chart')}
        timeLabel={text('cashier.profit.day')}
        heightPx={240}
        {...data}
      />
    </Panel>
  );
}
