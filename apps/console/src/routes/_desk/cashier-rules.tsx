import { createFileRoute } from '@tanstack/react-router';
import { CashierRulesPage } from '../../features/cashier/settings/cashier-rules-page.tsx';

export const Route = createFileRoute('/_desk/cashier-rules')({
  staticData: { title: 'console.crules.title', right: 'cashier.read' },
  component: CashierRulesPage,
});
