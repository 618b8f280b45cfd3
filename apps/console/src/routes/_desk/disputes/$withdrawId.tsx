import { createFileRoute } from '@tanstack/react-router';
import { DisputePage } from '../../../features/cashier/withdrawals/dispute-page.tsx';

export const Route = createFileRoute('/_desk/disputes/$withdrawId')({
  staticData: { title: 'console.dispute.title', right: 'cashier.read' },
  component: OneDispute,
});

function OneDispute() {
  const { withdrawId } = Route.useParams();
  return <DisputePage key={withdrawId} withdrawId={withdrawId} />;
}
