import { useMemo } from 'react';
import { useBrand } from './session/use-status.ts';
import { type Times, timesOf } from './times.ts';

/** Instants in the brand's time zone. */
export function useTimes(): Times {
  const { timeZone, timeZoneOffsetMinutes } = useBrand();
  return useMemo(() => timesOf(timeZone, timeZoneOffsetMinutes), [timeZone, timeZoneOffsetMinutes]);
}
