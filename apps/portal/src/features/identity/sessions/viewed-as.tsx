import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { useSession } from '../../../shared/session/use-session.ts';

const ViewBar = lazy(async () => {
  const part = await loadChunk(() => import('./view-bar.tsx'));
  return { default: part.ViewBar };
});

/** Above everything while an operator looks at a member's pages. */
export function ViewedAs() {
  const view = useSession()?.view;
  return (
    view && (
      <Suspense>
        <ViewBar view={view} />
      </Suspense>
    )
  );
}
