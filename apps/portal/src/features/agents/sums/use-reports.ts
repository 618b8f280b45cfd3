import { agentsReports, type Output } from '@baize/contract';
import type { DayRange } from '@baize/ui/date-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';

export type Overview = Output<typeof agentsReports.overview.value>;
export type OverviewDay = Output<typeof agentsReports.overviewDays.value>['list'][number];
export type StatementRow = Output<typeof agentsReports.statements.value>['list'][number];
export type StatementSums = Output<typeof agentsReports.statements.value>['footer'];
export type IncomeDay = Output<typeof agentsReports.income.value>['list'][number];
export type Downline = Output<typeof agentsReports.downlines.value>['list'][number];
export type TeamBets = Output<typeof agentsReports.teamBets.value>;

/** Whose team, over which days. */
export type TeamWish = DayRange & { username?: string | undefined };

export function useOverview(wish: TeamWish) {
  return useQuery({
    queryKey: ['agents', 'overview', wish],
    queryFn: ({ signal }) => ask(agentsReports.overview, wish, signal),
    placeholderData: keepPreviousData,
  });
}

export function useOverviewDays(wish: TeamWish) {
  return useQuery({
    queryKey: ['agents', 'days', wish],
    queryFn: ({ signal }) => ask(agentsReports.overviewDays, wish, signal),
    placeholderData: keepPreviousData,
  });
}

type StatementWish = Output<typeof agentsReports.statements.input>;

export function useStatements(wish: StatementWish) {
  return useQuery({
    queryKey: ['agents', 'statements', wish],
    queryFn: ({ signal }) => ask(agentsReports.statements, wish, signal),
    placeholderData: keepPreviousData,
  });
}

export function useIncome(range: DayRange) {
  return useQuery({
    queryKey: ['agents', 'income', range],
    queryFn: ({ signal }) => ask(agentsReports.income, range, signal),
    placeholderData: keepPreviousData,
  });
}

export type DownlineWish = Output<typeof agentsReports.downlines.input>;

export function useDownlines(wish: DownlineWish) {
  return useQuery({
    queryKey: ['agents', 'downlines', wish],
    queryFn: ({ signal }) => ask(agentsReports.downlines, wish, signal),
    placeholderData: keepPreviousData,
  });
}
