import { createFileRoute } from '@tanstack/react-router';
import { needSession } from '../../../app/need-session.ts';
import { OwnLottery } from '../../../app/own-lottery.tsx';
import { readLaunchSearch } from '../../../features/catalogue/lobby/list-search.ts';
import { LotteryPage } from '../../../features/catalogue/lobby/lottery-page.tsx';

export const Route = createFileRoute('/_player/(games)/lottery')({
  beforeLoad: needSession,
  validateSearch: readLaunchSearch,
  component: () => (
    <LotteryPage title="LOTT" vendor="" search={Route.useSearch()} OwnGame={OwnLottery} />
  ),
});
