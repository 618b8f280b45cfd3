import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wasRefused } from '../../shared/errors.ts';
import { exchange } from '../../shared/exchange.ts';
import { DOMAIN_PATH } from '../../shared/first-calls.ts';
import { useStatus } from '../../shared/use-status.ts';
import { DomainPage } from './domain-page.tsx';
import { FirstLoader } from './first-loader.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { RegionPage } from './region-page.tsx';

/** The door of the house: what stands behind it is shown only while the house is open to this visitor. */
export function StatusGate({ children }: { children: ReactNode }) {
  const status = useStatus();
  const isDomainKnown = useDomainKnown(status.isSuccess);
  if (!status.data) {
    if (status.isPending && status.failureCount === 0) return <FirstLoader />;
    return <OfflinePage onRetry={() => void status.refetch()} isTrying={status.isFetching} />;
  }
  if (status.data.state === 1) return <MaintenancePage status={status.data} />;
  if (status.data.state === 2) return <RegionPage status={status.data} />;
  if (!isDomainKnown) return <DomainPage />;
  return children;
}

/** Only a plain refusal makes a domain unknown; a broken line says nothing about it. */
function useDomainKnown(isAsked: boolean): boolean {
  const { error } = useQuery({
    queryKey: ['domain'],
    queryFn: ({ signal }) => exchange(DOMAIN_PATH, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return !(wasRefused(error) && error.status === 400);
}
