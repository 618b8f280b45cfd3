import { useClock } from '@baize/web/use-clock.ts';

/** The browser's clock, once a second: for what ticks, never for what counts. */
export const useNow = (): number => useClock(1_000);
