import { dayOf, daysBetween, lastDays } from '@baize/calendar';
import type { FilterState } from '@baize/ui';
import type { DayRange } from '@baize/ui/date-range';
import { useMemo } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { houseTime } from '../../../shared/times/house-time.ts';
import { instantsOf, MAX_DAYS } from '../../../shared/times/period.ts';
import { type PageFilters, usePageFilters } from '../page-filters.ts';

const USUAL_DAYS = 7;

/** The period, the filters and the page of a report, as its address tells them. */
export function useReport() {
  const { timeZoneOffsetMinutes: offset } = useBrand();
  const today = dayOf(houseTime.now(), offset);
  const [filters, setFilters] = usePageFilters();
  const { from, to } = rangeOf(filters, today);
  const period = useMemo(() => instantsOf({ from, to }, offset), [from, to, offset]);
  const number = Math.max(1, Math.trunc(Number(filters.no)) || 1);
  const begin = (next: PageFilters) => setFilters({ ...next, no: '' });
  return {
    today,
    filters,
    period,
    number,
    range: { from, to },
    isNarrowed: ['type', 'state', 'direction'].some((name) => Boolean(filters[name])),
    change: (next: FilterState) => begin({ ...keptFilters(filters), ...next }),
    changeRange: (next: DayRange) => begin({ ...filters, from: next.from, to: next.to }),
    clear: () => begin(keptFilters(filters)),
    goTo: (no: number) => setFilters({ ...filters, no: no > 1 ? String(no) : '' }),
  };
}

export type Report = ReturnType<typeof useReport>;

/** What a change of the filters leaves as it is. */
function keptFilters({ tab = '', from = '', to = '' }: PageFilters): PageFilters {
  return { tab, from, to };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period of an address, where it is one that the books answer; else the last days. */
export function rangeOf({ from = '', to = '' }: PageFilters, today: string): DayRange {
  const usual = lastDays(today, USUAL_DAYS);
  if (!DAY.test(from) || !DAY.test(to)) return usual;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= MAX_DAYS && to <= today ? { from, to } : usual;
}
