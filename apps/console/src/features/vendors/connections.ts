import {
  type Output,
  vendorsConnectionsOperator,
  type vendorsSeamlessOperator,
} from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

export type Connection = Output<
  typeof vendorsConnectionsOperator.listConnections.value
>['list'][number];
export type Message = Output<typeof vendorsSeamlessOperator.listMessages.value>['list'][number];
export type VendorAlarm = Output<
  typeof vendorsConnectionsOperator.listAlerts.value
>['list'][number];
export type Comparison = Output<
  typeof vendorsSeamlessOperator.listComparisons.value
>['list'][number];

export const connectionsQuery = queryOf(vendorsConnectionsOperator.listConnections, {});
