import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalsPage } from '../../features/cashier/withdrawals/withdrawals-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/withdrawals')({
  staticData: { title: 'console.wd.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: WithdrawalsPage,
});
