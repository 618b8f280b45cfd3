import { createFileRoute } from '@tanstack/react-router';
import { AgentRulesPage } from '../../features/agents/settings/rules-page.tsx';

export const Route = createFileRoute('/_desk/agent-rules')({
  staticData: { title: 'console.agents.rules', right: 'agents.read' },
  component: AgentRulesPage,
});
