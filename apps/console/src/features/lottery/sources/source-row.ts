import type { lotterySourcesOperator, Output } from '@baize/contract';

export type SourceRow = Output<typeof lotterySourcesOperator.listSources.value>['list'][number];
