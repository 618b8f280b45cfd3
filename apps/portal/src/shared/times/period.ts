import { type Period, spanOf, type Zone } from '@baize/calendar';

/** How many days one question to the books may span. */
export const MAX_DAYS = 31;

/** From the first moment of the first day up to the first after the last, in the house's time. */
export function instantsOf(period: Period, zone: Zone) {
  const { from, to } = spanOf(period, zone);
  return { startDate: from.getTime(), endDate: to.getTime() };
}
