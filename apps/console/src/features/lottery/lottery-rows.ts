import { lotteryDesk, type Output } from '@baize/contract';
import { ask } from '../../shared/api.ts';

export type LotteryRow = Output<typeof lotteryDesk.listLotteries.value>['list'][number];

export const lotteriesQuery = {
  queryKey: ['lottery', 'games'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(lotteryDesk.listLotteries, {}, signal),
  refetchInterval: 15_000,
};
