import { createFileRoute, redirect } from '@tanstack/react-router';
import { AgentHome } from '../../app/agents/agent-home.tsx';
import { session } from '../../shared/session/session.ts';

export const Route = createFileRoute('/_agent/agentHome')({
  beforeLoad: () => {
    if (session.current()?.kind !== 'agent') throw redirect({ to: '/agent', replace: true });
  },
  component: AgentHome,
});
