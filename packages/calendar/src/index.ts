export {
  addDays,
  type Day,
  dayAndTimeOf,
  dayOf,
  daysBetween,
  fromWallClock,
  hourOf,
  lastDays,
  minuteOf,
  type Period,
  type Span,
  spanOf,
  startOfDay,
  wallClock,
  type Zone,
  zoneName,
} from './days.ts';
export { days, hours, minutes, seconds } from './durations.ts';
export { type PeriodKind, periodKinds, periodOf } from './periods.ts';
