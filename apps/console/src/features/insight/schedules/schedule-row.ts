import type { insightSchedulesOperator as contract, Output } from '@baize/contract';

export type ScheduleRow = Output<typeof contract.listSchedules.value>['list'][number];
export type ScheduleInput = Output<typeof contract.saveSchedule.input>;

/** What is saved of a row. */
export function contentOf(row: ScheduleRow): ScheduleInput {
  const { id, name, statement, asked, often, hour, form, recipients, isPaused } = row;
  return { id, name, statement, asked, often, hour, form, recipients, isPaused };
}
