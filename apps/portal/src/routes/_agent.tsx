import { createFileRoute } from '@tanstack/react-router';
import { AgentShell } from '../app/agents/agent-shell.tsx';
import { FailurePage } from '../features/system/failure-page.tsx';

export const Route = createFileRoute('/_agent')({
  component: AgentShell,
  errorComponent: FailurePage,
});
