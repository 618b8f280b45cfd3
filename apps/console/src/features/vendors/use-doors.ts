import { type Output, vendorDesk } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../shared/api.ts';

export type VendorDoor = Output<typeof vendorDesk.listDoors.value>['list'][number];
export type Message = Output<typeof vendorDesk.listMessages.value>['list'][number];
export type Round = Output<typeof vendorDesk.listRounds.value>['list'][number];
export type VendorAlarm = Output<typeof vendorDesk.listAlarms.value>['list'][number];
export type Comparison = Output<typeof vendorDesk.listComparisons.value>['list'][number];

export const PAGE_SIZE = 25;

export const doorsQuery = queryOptions({
  queryKey: ['doors', 'list'],
  queryFn: ({ signal }) => ask(vendorDesk.listDoors, {}, signal),
});
