import { createFileRoute } from '@tanstack/react-router';
import { LotteryPage } from '../../../features/lottery/lottery-page.tsx';
import { plainSearch } from '../../../shared/list/search.ts';

export const Route = createFileRoute('/_desk/lotteries/$gameCode')({
  staticData: { title: 'console.nav.lotteries', right: 'lottery.read' },
  validateSearch: plainSearch,
  component: OneLottery,
});

function OneLottery() {
  const { gameCode } = Route.useParams();
  return <LotteryPage key={gameCode} gameCode={gameCode} />;
}
