import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../features/agents/applications/applications-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/agent-applications')({
  staticData: { title: 'console.agents.applications', right: 'agents.read' },
  validateSearch: plainSearch,
  component: ApplicationsPage,
});
