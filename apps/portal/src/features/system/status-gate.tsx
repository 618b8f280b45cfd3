import { wasRefused } from '@baize/web/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStatus } from '../../shared/brand/use-status.ts';
import { exchange } from '../../shared/calls/exchange.ts';
import { DOMAIN_PATH } from '../../shared/calls/first-calls.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { FirstLoader } from './first-loader.tsx';
import { OfflinePage } from './offline-page.tsx';

const ShutDoor = lazy(async () => {
  const part = await loadChunk(() => import('./shut-door.tsx'));
  return { default: part.ShutDoor };
});

/** The door of the house: what stands behind it is shown only while the house is open to this visitor. */
export function StatusGate({ children }: { children: ReactNode }) {
  const status = useStatus();
  const isDomainKnown = useDomainKnown(status.isSuccess);
  if (!status.data) {
    if (status.isPending && status.failureCount === 0) return <FirstLoader />;
    return <OfflinePage onRetry={() => void status.refetch()} isTrying={status.isFetching} />;
  }
  if (status.data.state === 0 && isDomainKnown) return children;
  return (
    <Suspense fallback={<FirstLoader />}>
      <ShutDoor status={status.data} />
    </Suspense>
  );
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
