import { liveOperator, type Output } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

export type TableRow = Output<typeof liveOperator.listTables.value>['list'][number];

export const tablesQuery = {
  ...queryOf(liveOperator.listTables, {}),
  refetchInterval: 5_000,
};
