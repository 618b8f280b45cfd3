import { createFileRoute } from '@tanstack/react-router';
import { ContractsPage } from '../../features/agents/contracts/contracts-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/agent-contracts')({
  staticData: { title: 'console.agents.contracts', right: 'agents.read' },
  validateSearch: plainSearch,
  component: ContractsPage,
});
