import { addDays, type Day, type Period, periodOf } from '@baize/calendar';

export const monthOf = (day: Day): Period => periodOf('MONTHLY', day);
export const weekOf = (day: Day): Period => periodOf('WEEKLY', day);

/** The months that ended by this day and were not judged yet, the oldest first. */
export function monthsToJudge(judged: Day, today: Day): Period[] {
  const months: Period[] = [];
  for (let month = nextMonth(monthOf(judged)); month.to < today; month = nextMonth(month)) {
    months.push(month);
  }
  return months;
}

const nextMonth = ({ to }: Period): Period => monthOf(addDays(to, 1));

/** The first day of the month before this day's: a level earned today is judged when this month ends. */
export const monthBefore = (today: Day): Day => monthOf(addDays(monthOf(today).from, -1)).from;
