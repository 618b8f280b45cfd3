import { agentsCentre, type Output } from '@baize/contract';
import type { DayRange } from '@baize/ui/date-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';

export type Overview = Output<typeof agentsCentre.overview.value>;
export type OverviewDay = Output<typeof agentsCentre.overviewDays.value>['list'][number];
export type StatementRow = Output<typeof agentsCentre.statements.value>['list'][number];
export type StatementSums = Output<typeof agentsCentre.statements.value>['footer'];
export type IncomeDay = Output<typeof agentsCentre.income.value>['list'][number];
export type Downline = Output<typeof agentsCentre.downlines.value>['list'][number];
export type TeamBets = Output<typeof agentsCentre.teamBets.value>;

/** Whose team, over which days. */
export type TeamWish = DayRange & { username?: string | undefined };

export function useOverview(wish: TeamWish) {
  return useQuery({
    queryKey: ['agents', 'overview', wish],
    queryFn: ({ signal }) => ask(agentsCentre.overview, wish, signal),
    placeholderData: keepPreviousData,
  });
}

export function useOverviewDays(wish: TeamWish) {
  return useQuery({
    queryKey: ['agents', 'days', wish],
    queryFn: ({ signal }) => ask(agentsCentre.overviewDays, wish, signal),
    placeholderData: keepPreviousData,
  });
}

type StatementWish = Output<typeof agentsCentre.statements.input>;

export function useStatements(wish: StatementWish) {
  return useQuery({
    queryKey: ['agents', 'statements', wish],
    queryFn: ({ signal }) => ask(agentsCentre.statements, wish, signal),
    placeholderData: keepPreviousData,
  });
}

export function useIncome(range: DayRange) {
  return useQuery({
    queryKey: ['agents', 'income', range],
    queryFn: ({ signal }) => ask(agentsCentre.income, range, signal),
    placeholderData: keepPreviousData,
  });
}

export type DownlineWish = Output<typeof agentsCentre.downlines.input>;

export function useDownlines(wish: DownlineWish) {
  return useQuery({
    queryKey: ['agents', 'downlines', wish],
    queryFn: ({ signal }) => ask(agentsCentre.downlines, wish, signal),
    placeholderData: keepPreviousData,
  });
}
