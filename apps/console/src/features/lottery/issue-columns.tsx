import { lotteryIssuesOperator, type Output } from '@baize/contract';
import { codeColumn, type ListColumn, timeColumn } from '../../shared/list/columns.tsx';
import { daysFilter, namedChoice, searchFilter } from '../../shared/list/filters.tsx';
import { stateColumn } from '../../shared/list/named-columns.tsx';
import { roundColumns } from '../../shared/play/round-columns.tsx';
import { ResultButton, VoidButton } from './issue-acts.tsx';

type IssueRow = Output<typeof lotteryIssuesOperator.listIssues.value>['list'][number];

const TONES = { open: 'info', drawn: 'warn', settled: 'plain', void: 'bad' } as const;

/** What is known of an issue that is looked for. */
export const issueFilters = [
  searchFilter('number', 'console.lottery.filter.number', (typed) =>
    /^\d{4,8}(-\d{0,4})?$/.test(typed) ? { number: typed } : {},
  ),
  namedChoice('state', 'console.lottery.state', lotteryIssuesOperator.issueSearchStates, {
    label: 'console.bets.state',
    any: 'console.bets.anyState',
  }),
  daysFilter('console.lottery.filter.days', 'console.bets.anyDay', (span) => span),
];

export const issueId = ({ gameCode, number }: IssueRow) => `${gameCode} ${number}`;

export const issueColumns: readonly ListColumn<IssueRow, unknown>[] = [
  codeColumn('console.lottery.issue', ({ number }) => number, {
    look: 'num font-semibold',
    onCard: 'title',
  }),
  timeColumn('console.lottery.drawAt', ({ drawsAt }) => drawsAt, { isExact: true }),
  codeColumn('console.lottery.result', ({ printed }) => printed || '–', { look: 'num' }),
  ...roundColumns<IssueRow, unknown>((_tools, { vendor }) => vendor),
  stateColumn('console.bets.state', 'console.lottery.state', 'state', TONES),
  {
    header: 'console.lottery.enter',
    isHeaderHidden: true,
    cell: ({ gameCode, number, state, revision, drawsAt, isDrawnElsewhere }, { may }) =>
      isDrawnElsewhere &&
      may('lottery.results') &&
      state !== 'void' &&
      drawsAt <= Date.now() && (
        <ResultButton gameCode={gameCode} number={number} isCorrection={revision > 0} />
      ),
  },
  {
    header: 'console.lottery.void',
    isHeaderHidden: true,
    cell: ({ gameCode, number, state }, { may }) =>
      may('lottery.void') && state !== 'void' && <VoidButton gameCode={gameCode} number={number} />,
  },
];
