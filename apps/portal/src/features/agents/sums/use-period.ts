import { dayOf } from '@baize/calendar';
import type { DayRange } from '@baize/ui/date-range';
import { useMemo } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { instantsOf } from '../../../shared/times/period.ts';
import { type AgentSearch, type ChangeSearch, useAgentSearch } from '../agent-search.ts';
import { lastOf, MAX_DAYS, type PeriodName, periods, rangeOf, readRange } from './period.ts';

export type Period = ReturnType<typeof usePeriod>;

/** The span of days that a report is about, as its address says. */
export function usePeriod(usual: PeriodName = 'month', maxDays: number = MAX_DAYS) {
  const { search, change } = useAgentSearch();
  const { timeZoneOffsetMinutes: offset } = useBrand();
  const today = dayOf(Date.now(), offset);
  const custom = useMemo(() => readRange(search, maxDays), [search, maxDays]);
  const name = custom ? undefined : (namedIn(search) ?? usual);
  const range = useMemo(
    () => custom ?? lastOf(rangeOf(name!, today), maxDays),
    [custom, name, today, maxDays],
  );
  return { today, name, range, maxDays, ...instantsOf(range, offset), ...setters(change) };
}

function namedIn({ period }: AgentSearch): PeriodName | undefined {
  return periods.find((one) => one === period);
}

function setters(change: ChangeSearch) {
  return {
    choose: (period: PeriodName) => change({ period, from: undefined, to: undefined }),
    chooseRange: ({ from, to }: DayRange) => change({ period: undefined, from, to }),
  };
}
