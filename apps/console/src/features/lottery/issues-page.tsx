import { lotteryIssuesOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { optionsFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { linkColumn } from '../../shared/list/named-columns.tsx';
import type { Tools } from '../../shared/list/tools.ts';
import { issueColumns, issueFilters, issueId } from './issue-columns.tsx';
import { type LotteryRow, lotteriesQuery } from './lottery-rows.ts';

/** Issues of all lotteries: those that wait for a result, a day's, or one by its number. */
export const LotteryIssuesPage = listPage(lotteryIssuesOperator.listIssues, {
  words: {
    title: 'console.lottery.search.title',
    lead: 'console.lottery.search.lead',
    none: 'console.lottery.search.none',
  },
  everyMs: 15_000,
  rowId: issueId,
  useData: useLotteries,
  filters: [
    ...issueFilters,
    optionsFilter({
      key: 'game',
      label: 'console.lottery.game',
      options: ({ data, text }: Tools<readonly LotteryRow[]>) => [
        { value: '', label: text('console.lottery.anyGame') },
        ...data.map(({ gameCode, name }) => ({ value: gameCode, label: name })),
      ],
      read: (gameCode) => ({ gameCode }),
    }),
  ],
  columns: [
    linkColumn(
      'console.lottery.game',
      ({ gameCode, name }) => ({
        name,
        link: { to: '/lotteries/$gameCode', params: { gameCode } },
      }),
      {},
    ),
    ...issueColumns,
  ],
});

function useLotteries(): readonly LotteryRow[] {
  return useQuery(lotteriesQuery).data?.list ?? [];
}
