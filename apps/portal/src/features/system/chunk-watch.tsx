import { ChunkLoadError } from '@baize/web/errors.ts';
import { useRouterState } from '@tanstack/react-router';
import { CHUNK_TIMEOUT_MS } from '../../shared/loading/chunk.ts';
import { useLasting } from '../../shared/loading/use-lasting.ts';
import { SLOW_MS, SlowNotice } from './slow-notice.tsx';

/** Watches a page that does not come: first it says so, at last it gives up and offers to reload. */
export function ChunkWatch() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading });
  const isSlow = useLasting(isLoading, SLOW_MS);
  const isLost = useLasting(isLoading, CHUNK_TIMEOUT_MS);
  if (isLost) throw new ChunkLoadError();
  return isSlow ? <SlowNotice /> : null;
}
