import { lotteryIssuesOperator } from '@baize/contract';
import { listSection } from '../../shared/list/list.tsx';
import { issueColumns, issueFilters, issueId } from './issue-columns.tsx';

/** Issues of one lottery from the running one back, each with what was staked and paid. */
export const IssuesTab = listSection(lotteryIssuesOperator.listIssues, {
  words: { title: 'console.lottery.issues', none: 'console.lottery.noIssues' },
  everyMs: 15_000,
  rowId: issueId,
  filters: issueFilters,
  columns: issueColumns,
});
