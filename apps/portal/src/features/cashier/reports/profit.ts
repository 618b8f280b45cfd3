import type { cashierReports, Output } from '@baize/contract';

export type Profit = Output<typeof cashierReports.personalProfit.value>;
