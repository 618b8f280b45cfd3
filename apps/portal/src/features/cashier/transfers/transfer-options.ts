import { cashierTransfers, type Output } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { cashierKey } from '../use-cashier.ts';

export type TransferOptions = Output<typeof cashierTransfers.transferOptions.value>;

/** Whether and how much may be sent up and down now. */
export const optionsQuery = queryOptions({
  queryKey: cashierKey('transfer-options'),
  queryFn: ({ signal }) => ask(cashierTransfers.transferOptions, {}, signal),
});
