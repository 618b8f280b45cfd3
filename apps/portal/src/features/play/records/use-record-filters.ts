import { dayOf, lastDays } from '@baize/calendar';
import type { FilterState } from '@baize/ui';
import type { DayRange } from '@baize/ui/date-range';
import { useCallback, useMemo, useState } from 'react';
import { useBrand } from '../../../shared/brand/use-status.ts';
import { instantsOf } from '../../../shared/times/period.ts';

/** One week is what most people look for. */
const USUAL_DAYS = 7;

export type RecordWanted = ReturnType<typeof useRecordFilters>['wanted'];

/** What the record is narrowed to. A change begins again at the first page. */
export function useRecordFilters() {
  const { timeZoneOffsetMinutes: offset } = useBrand();
  const today = dayOf(Date.now(), offset);
  const [range, setRange] = useState<DayRange>(() => lastDays(today, USUAL_DAYS));
  const [state, setState] = useState<FilterState>({});
  const [page, setPage] = useState(1);
  const { status = '', orderNo = '', open = '' } = state;
  const wanted = useMemo(
    () => ({ ...instantsOf(range, offset), isOpen: open === '1', status, orderNo, page }),
    [range, offset, open, status, orderNo, page],
  );
  const change = useCallback((next: FilterState) => {
    setState(next);
    setPage(1);
  }, []);
  return {
    today,
    range,
    state,
    wanted,
    change,
    goTo: setPage,
    isNarrowed: Boolean(status || orderNo),
    clear: () => change({}),
    changeRange: (next: DayRange) => {
      setRange(next);
      setPage(1);
    },
  };
}
