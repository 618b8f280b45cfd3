import { useClock } from '@baize/web/use-clock.ts';
import { houseTime } from './house-time.ts';

/** The house's clock, once a second: for what the house opens or ends. */
export const useHouseNow = (): number => useClock(1_000, houseTime.now);
