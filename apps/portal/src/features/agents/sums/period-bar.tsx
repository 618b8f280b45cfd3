import { ChipGroup } from '@baize/ui';
import { DateRange } from '@baize/ui/date-range';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { directionOf } from '../../../shared/words/language.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { daysIn, periods, rangeOf } from './period.ts';
import type { Period } from './use-period.ts';

/** The usual spans as chips, and any other from the calendar. */
export function PeriodBar({ period }: { period: Period }) {
  const text = useText();
  const { locale } = useIntl();
  const { language } = useLanguage();
  const { today, name, range, maxDays, choose, chooseRange } = period;
  const offered = useMemo(
    () => periods.filter((one) => daysIn(rangeOf(one, today)) <= maxDays),
    [today, maxDays],
  );
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
      <ChipGroup
        label={text('agents.period')}
        chips={offered.map((value) => ({ value, label: text(`agents.period.${value}`) }))}
        value={name}
        onChange={choose}
        className="max-md:w-full"
      />
      <DateRange
        label={text('agents.period')}
        presetsLabel={text('agents.period')}
        value={range}
        onChange={chooseRange}
        presets={offered.map((id) => ({
          id,
          label: text(`agents.period.${id}`),
          range: rangeOf(id, today),
        }))}
        today={today}
        latest={today}
        maxDays={maxDays}
        lang={locale}
        dir={directionOf(language)}
        className="max-md:w-full"
      />
    </div>
  );
}
