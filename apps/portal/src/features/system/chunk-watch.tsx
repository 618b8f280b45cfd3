import { useRouterState } from '@tanstack/react-router';
import { CHUNK_TIMEOUT_MS } from '../../shared/chunk.ts';
import { ChunkLoadError } from '../../shared/errors.ts';
import { useLasting } from '../../shared/use-lasting.ts';
import { SLOW_MS, SlowNotice } from './slow-notice.tsx';

/** Watches a page that does not come: first it says so, at last it gives up and offers to reload. */
export function ChunkWatch() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isSlow = useLasting(isLoading, SLOW_MS);
  const isLost = useLasting(isLoading, CHUNK_TIMEOUT_MS);
  if (isLost) throw new ChunkLoadError();
  return isSlow ? <SlowNotice /> : null;
}
