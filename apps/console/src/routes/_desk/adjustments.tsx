import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../features/cashier/reports/adjustments-page.tsx';
import { plainSearch } from '../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/adjustments')({
  staticData: { title: 'console.adjust.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: AdjustmentsPage,
});
