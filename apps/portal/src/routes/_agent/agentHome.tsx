import { createFileRoute, redirect } from '@tanstack/react-router';
import { AgentEnterPage } from '../../features/agents/agent-enter-page.tsx';
import { session } from '../../shared/session.ts';

export const Route = createFileRoute('/_agent/agentHome')({
  beforeLoad: () => {
    if (session.current()?.kind !== 'agent') throw redirect({ to: '/agent', replace: true });
  },
  component: () => <AgentEnterPage />,
});
