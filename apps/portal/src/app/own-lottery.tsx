import { lazy } from 'react';
import { loadChunk } from '../shared/loading/chunk.ts';

/** The page of the house's own lotteries, loaded with the first of them. */
export const OwnLottery = lazy(async () => {
  const part = await loadChunk(() => import('../features/lottery/lottery-page.tsx'));
  return { default: part.LotteryBoardPage };
});
