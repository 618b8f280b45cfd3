import { lastDays } from '@baize/calendar';
import { type Filter, FilterBar } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { useIntl } from '@baize/web/intl.tsx';
import type { ReactNode } from 'react';
import { MAX_DAYS } from '../../../shared/times/period.ts';
import { directionOf } from '../../../shared/words/language.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { recordStatuses } from './record-tabs.ts';
import type { useRecordFilters } from './use-record-filters.ts';

type Props = {
  filters: ReturnType<typeof useRecordFilters>;
  /** Some bets wait for an event, and can be asked for. */
  hasOpen: boolean;
  actions: ReactNode;
};

export function RecordFilters({ filters, hasOpen, actions }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const { language } = useLanguage();
  const { today, range, state, change, changeRange } = filters;
  const presets = [1, 7, MAX_DAYS].map((count) => ({
    id: String(count),
    label: text('play.records.days', { count }),
    range: lastDays(today, count),
  }));
  const openChoice: Filter = {
    kind: 'choice',
    key: 'open',
    label: text('play.records.open'),
    options: [
      { value: '', label: text('play.records.state.settled') },
      { value: '1', label: text('play.records.state.open') },
    ],
  };
  const bar: Filter[] = [
    ...(hasOpen ? [openChoice] : []),
    {
      kind: 'choice',
      key: 'status',
      label: text('play.records.status'),
      options: [
        { value: '', label: text('play.records.status.any') },
        ...recordStatuses.map((value) => ({ value, label: text(`play.records.status.${value}`) })),
      ],
    },
    { kind: 'search', key: 'orderNo', label: text('play.records.search') },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateRange
        label={text('play.records.period')}
        presetsLabel={text('play.records.period')}
        value={range}
        onChange={changeRange}
        presets={presets}
        today={today}
        latest={today}
        maxDays={MAX_DAYS}
        lang={locale}
        dir={directionOf(language)}
        className="max-md:w-full"
      />
      <FilterBar
        filters={bar}
        state={state}
        onChange={change}
        actions={actions}
        className="min-w-0 flex-1"
      />
    </div>
  );
}
