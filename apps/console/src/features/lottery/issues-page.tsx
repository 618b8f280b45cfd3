import { lotteryIssuesOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { optionsFilter } from '../../shared/list/filters.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
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
    {
      header: 'console.lottery.game',
      cell: ({ gameCode, name }) => (
        <Link to="/lotteries/$gameCode" params={{ gameCode }} className={textLinkClasses}>
          {name}
        </Link>
      ),
    },
    ...issueColumns,
  ],
});

function useLotteries(): readonly LotteryRow[] {
  return useQuery(lotteriesQuery).data?.list ?? [];
}
