import { LoadingRegion, Skeleton } from '@baize/ui';
import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useAgentPages } from './use-agent-pages.ts';

/** The page of the agent centre that the address names; whoever is no agent any more is led out. */
export function AgentHome() {
  const hasPolicy = useModule('AGENTPOLICY3');
  const isAgent = useSession()?.kind === 'agent';
  return hasPolicy && isAgent ? <CurrentPage /> : <Navigate to="/agent" replace />;
}

function CurrentPage() {
  const { current } = useAgentPages();
  const text = useText();
  usePageTitle(current && text(current.title));
  if (!current) return waiting;
  const { Content } = current;
  return (
    <Suspense fallback={waiting}>
      <Content key={current.key} />
    </Suspense>
  );
}

const waiting = (
  <LoadingRegion className="flex flex-col gap-4">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-32" />
    <Skeleton className="h-80" />
  </LoadingRegion>
);
