import { createFileRoute } from '@tanstack/react-router';
import { CasesPage } from '../../features/cashier/aml/cases-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/money-cases')({
  staticData: { title: 'console.aml.title', right: 'cashier.watch' },
  validateSearch: plainSearch,
  component: CasesPage,
});
