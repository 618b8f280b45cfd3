import { createFileRoute } from '@tanstack/react-router';
import { ContractsPage } from '../../features/agents/contracts-page.tsx';
import { plainSearch } from '../../shared/search.ts';

export const Route = createFileRoute('/_desk/agent-contracts')({
  staticData: { title: 'console.agents.contracts', right: 'agents.read' },
  validateSearch: plainSearch,
  component: ContractsPage,
});
