import { createFileRoute } from '@tanstack/react-router';
import { CashReportPage } from '../../features/cashier/cash-report-page.tsx';
import { plainSearch } from '../../shared/search.ts';

export const Route = createFileRoute('/_desk/cash-report')({
  staticData: { title: 'console.cash.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: CashReportPage,
});
