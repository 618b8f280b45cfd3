import { createFileRoute } from '@tanstack/react-router';
import { DepositsPage } from '../../features/cashier/deposits/deposits-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/deposits')({
  staticData: { title: 'console.dep.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: DepositsPage,
});
