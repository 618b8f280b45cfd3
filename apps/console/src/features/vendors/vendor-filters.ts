import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { optionsFilter } from '../../shared/list/filters.tsx';
import type { Tools } from '../../shared/list/tools.ts';
import { connectionsQuery } from './connections.ts';

export type Vendors = { vendors: readonly string[] };

/** The codes of all connections, for the filter of every list about vendors. */
export function useVendors(): Vendors {
  const list = useQuery(connectionsQuery).data?.list;
  return useMemo(() => ({ vendors: list?.map(({ code }) => code) ?? [] }), [list]);
}

export const vendorFilter = optionsFilter({
  key: 'vendor',
  label: 'console.vmsg.vendor',
  options: ({ text, data }: Tools<Vendors>) => [
    { value: '', label: text('console.vmsg.vendor') },
    ...data.vendors.map((code) => ({ value: code, label: code })),
  ],
  read: (vendor) => ({ vendor: vendor.slice(0, 32) }),
});
