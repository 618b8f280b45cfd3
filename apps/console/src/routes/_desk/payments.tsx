import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../../features/cashier/deposits/payments-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/payments')({
  staticData: { title: 'console.pay.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: PaymentsPage,
});
