import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '../../../features/cashier/withdrawals/disputes-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/disputes/')({
  staticData: { title: 'console.dispute.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: DisputesPage,
});
