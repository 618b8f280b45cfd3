import { playRecordsOperator } from '@baize/contract';
import { listPage } from '../../../shared/list/list-page.tsx';
import { betRows } from './bet-columns.tsx';
import { betFilters } from './bet-filters.ts';

/** Any bet of any game and vendor, by what is known of it. */
export const BetsPage = listPage(playRecordsOperator.searchBets, {
  words: 'console.bets',
  file: 'bets.csv',
  asked: { roundId: '', vendor: '', gameCode: '' },
  filters: betFilters,
  ...betRows,
});
