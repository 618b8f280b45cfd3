import { createFileRoute } from '@tanstack/react-router';
import { DebtsPage } from '../../features/agents/pay/debts-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/agent-debts')({
  staticData: { title: 'console.agents.debts', right: 'agents.read' },
  validateSearch: plainSearch,
  component: DebtsPage,
});
