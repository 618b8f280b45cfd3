import { createFileRoute } from '@tanstack/react-router';
import { needSession } from '../../../app/need-session.ts';
import { OwnLottery } from '../../../app/own-lottery.tsx';
import { readLaunchSearch } from '../../../features/catalogue/lobby/list-search.ts';
import { LotteryPage } from '../../../features/catalogue/lobby/lottery-page.tsx';

export const Route = createFileRoute('/_player/(games)/vnLottery')({
  beforeLoad: needSession,
  validateSearch: readLaunchSearch,
  component: () => (
    <LotteryPage
      title="VN_LOTTERY"
      vendor="TCG_LOTTO_VN"
      search={Route.useSearch()}
      OwnGame={OwnLottery}
    />
  ),
});
