import type { Tools } from '../shared/list/tools.ts';
import { timesOf } from '../shared/times.ts';

/** What filters are read with in a house at this offset: its words stand as their ids. */
export function toolsAt(offsetMinutes: number): Tools<undefined> {
  return {
    text: (id) => id,
    times: timesOf('UTC', offsetMinutes),
    currency: 'USD',
    may: () => true,
    data: undefined,
  };
}
