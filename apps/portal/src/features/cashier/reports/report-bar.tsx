import { lastDays } from '@baize/calendar';
import { Button, cx, type Filter, FilterBar } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { useIntl } from '@baize/web/intl.tsx';
import { Download } from 'lucide-react';
import { MAX_DAYS } from '../../../shared/times/period.ts';
import { directionOf } from '../../../shared/words/language.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import type { Report } from './use-report.ts';

type Props = {
  report: Report;
  filters?: readonly Filter[];
  file: { save: () => void; isBusy: boolean };
};

/** The days, the filters and the file of a report. */
export function ReportBar({ report, filters = [], file }: Props) {
  const text = useText();
  const { locale } = useIntl();
  const { language } = useLanguage();
  const { today } = report;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateRange
        label={text('play.records.period')}
        presetsLabel={text('play.records.period')}
        value={report.range}
        onChange={report.changeRange}
        presets={[1, 7, MAX_DAYS].map((count) => ({
          id: String(count),
          label: text('play.records.days', { count }),
          range: lastDays(today, count),
        }))}
        today={today}
        latest={today}
        maxDays={MAX_DAYS}
        lang={locale}
        dir={directionOf(language)}
        className="max-md:w-full"
      />
      <FilterBar
        filters={filters}
        state={report.filters}
        onChange={report.change}
        actions={
          <Button onClick={file.save} isBusy={file.isBusy}>
            <Download aria-hidden className="size-4" />
            {text('play.records.csv')}
          </Button>
        }
        className={cx('min-w-0 flex-1', filters.length > 0 && 'max-lg:basis-full')}
      />
    </div>
  );
}
