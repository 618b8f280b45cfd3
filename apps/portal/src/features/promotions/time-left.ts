import { days, hours, minutes, seconds } from '@baize/calendar';
import { houseTime } from '../../shared/times/house-time.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SHORT_MS = days(1);

/** Within a day the seconds are counted; what is further away has a date. */
export const isSoon = (until: number): boolean => until - houseTime.now() < SHORT_MS;

const two = (count: number) => String(count).padStart(2, '0');

/** "05:12:33", from left to right in every language. */
export function useTimeLeft(until: number): string {
  const left = useSecondsLeft(until) * seconds(1);
  const parts = [hours(1), minutes(1), seconds(1)].map((unit, n) => {
    const whole = Math.floor(left / unit);
    return two(n === 0 ? whole : whole % 60);
  });
  return `\u2066${parts.join(':')}\u2069`;
}
