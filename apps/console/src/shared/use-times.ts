import { useMemo } from 'react';
import { type Times, timesOf } from './times.ts';
import { useBrand } from './use-status.ts';

/** Instants in the brand's time zone. */
export function useTimes(): Times {
  const { timeZone, timeZoneOffsetMinutes } = useBrand();
  return useMemo(() => timesOf(timeZone, timeZoneOffsetMinutes), [timeZone, timeZoneOffsetMinutes]);
}
