import { seconds } from '@baize/calendar';
import { useClock } from '@baize/web/use-clock.ts';

/** The time of day, for a clock that shows minutes. */
export const useNow = (): number => useClock(seconds(10));
