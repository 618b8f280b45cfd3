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
export type TeamInput = DayRange & { username?: string | undefined };

export function useOverview(input: TeamInput) {
  return useQuery({
    queryKey: ['agents', 'overview', input],
    queryFn: ({ signal }) => ask(agentsCentre.overview, input, signal),
    placeholderData: keepPreviousData,
  });
}

export function useOverviewDays(input: TeamInput) {
  return useQuery({
    queryKey: ['agents', 'days', input],
    queryFn: ({ signal }) => ask(agentsCentre.overviewDays, input, signal),
    placeholderData: keepPreviousData,
  });
}

type StatementInput = Output<typeof agentsCentre.statements.input>;

export function useStatements(input: StatementInput) {
  return useQuery({
    queryKey: ['agents', 'statements', input],
    queryFn: ({ signal }) => ask(agentsCentre.statements, input, signal),
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

export type DownlineInput = Output<typeof agentsCentre.downlines.input>;

export function useDownlines(input: DownlineInput) {
  return useQuery({
    queryKey: ['agents', 'downlines', input],
    queryFn: ({ signal }) => ask(agentsCentre.downlines, input, signal),
    placeholderData: keepPreviousData,
  });
}
