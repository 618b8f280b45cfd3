import { createFileRoute } from '@tanstack/react-router';
import { LedgerPage } from '../../features/wallet/ledger-page.tsx';

export const Route = createFileRoute('/_desk/ledger')({
  staticData: { title: 'console.nav.ledger', right: 'ledger.read' },
  component: LedgerPage,
});
