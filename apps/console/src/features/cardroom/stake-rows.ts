import type { cardroomDeskOperator, Output } from '@baize/contract';

export type StakeRow = Output<typeof cardroomDeskOperator.listStakes.value>['list'][number];
