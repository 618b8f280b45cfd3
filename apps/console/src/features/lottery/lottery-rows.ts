import { lotteryIssuesOperator, type Output } from '@baize/contract';
import { ask } from '../../shared/api.ts';

export type LotteryRow = Output<typeof lotteryIssuesOperator.listLotteries.value>['list'][number];

export const lotteriesQuery = {
  queryKey: ['lottery', 'games'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ask(lotteryIssuesOperator.listLotteries, {}, signal),
  refetchInterval: 15_000,
};
