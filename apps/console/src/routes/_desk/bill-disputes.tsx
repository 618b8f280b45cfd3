import { createFileRoute } from '@tanstack/react-router';
import { BillDisputesPage } from '../../features/agents/disputes-page.tsx';
import { plainSearch } from '../../shared/search.ts';

export const Route = createFileRoute('/_desk/bill-disputes')({
  staticData: { title: 'console.agents.disputes', right: 'agents.read' },
  validateSearch: plainSearch,
  component: BillDisputesPage,
});
