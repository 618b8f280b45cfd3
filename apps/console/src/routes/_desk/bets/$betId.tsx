import { createFileRoute } from '@tanstack/react-router';
import { BetPage } from '../../../features/play/bets/bet-page.tsx';

export const Route = createFileRoute('/_desk/bets/$betId')({
  staticData: { title: 'console.nav.bets', right: 'play.read' },
  component: OneBet,
});

function OneBet() {
  const { betId } = Route.useParams();
  return <BetPage key={betId} betId={betId} />;
}
