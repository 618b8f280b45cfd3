import { lotteryIssuesOperator, type Output } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

export type LotteryRow = Output<typeof lotteryIssuesOperator.listLotteries.value>['list'][number];

export const lotteriesQuery = {
  ...queryOf(lotteryIssuesOperator.listLotteries, {}),
  refetchInterval: 15_000,
};
