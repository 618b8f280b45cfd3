import { createFileRoute } from '@tanstack/react-router';
import { BillDisputesPage } from '../../features/agents/pay/disputes-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/bill-disputes')({
  staticData: { title: 'console.agents.disputes', right: 'agents.read' },
  validateSearch: plainSearch,
  component: BillDisputesPage,
});
