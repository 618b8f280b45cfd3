import type { Output, sportsbookFeedsOperator } from '@baize/contract';

export type FeedRow = Output<typeof sportsbookFeedsOperator.listFeeds.value>['list'][number];
