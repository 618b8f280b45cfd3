import { createFileRoute } from '@tanstack/react-router';
import { CashReportPage } from '../../features/cashier/reports/cash-report-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/cash-report')({
  staticData: { title: 'console.cash.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: CashReportPage,
});
