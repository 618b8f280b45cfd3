import { createFileRoute } from '@tanstack/react-router';
import { CashierTextsPage } from '../../features/cashier/settings/cashier-texts-page.tsx';

export const Route = createFileRoute('/_desk/cashier-texts')({
  staticData: { title: 'console.ctexts.title', right: 'cashier.read' },
  component: CashierTextsPage,
});
