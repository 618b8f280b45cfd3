import { createFileRoute } from '@tanstack/react-router';
import { BatchesPage } from '../../features/cashier/withdrawals/batches-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/payout-files')({
  staticData: { title: 'console.batch.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: BatchesPage,
});
