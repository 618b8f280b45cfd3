import { createFileRoute } from '@tanstack/react-router';
import { RunsPage } from '../../../features/agents/pay/runs-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/pay-runs/')({
  staticData: { title: 'console.agents.runs', right: 'agents.read' },
  validateSearch: plainSearch,
  component: RunsPage,
});
