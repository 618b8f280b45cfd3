import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsPage } from '../../features/cashier/adjustments-page.tsx';
import { plainSearch } from '../../shared/search.ts';

export const Route = createFileRoute('/_desk/adjustments')({
  staticData: { title: 'console.adjust.title', right: 'cashier.read' },
  validateSearch: plainSearch,
  component: AdjustmentsPage,
});
