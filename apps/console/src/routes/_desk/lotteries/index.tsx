import { createFileRoute } from '@tanstack/react-router';
import { LotteriesPage } from '../../../features/lottery/lotteries-page.tsx';

export const Route = createFileRoute('/_desk/lotteries/')({
  staticData: { title: 'console.nav.lotteries', right: 'lottery.read' },
  component: LotteriesPage,
});
