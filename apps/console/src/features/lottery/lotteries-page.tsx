import { lotteryIssuesOperator } from '@baize/contract';
import { Tag } from '@baize/ui';
import {
  codeColumn,
  editColumn,
  figureColumn,
  TIGHT,
  timeColumn,
} from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { linkColumn } from '../../shared/list/named-columns.tsx';
import { EditLottery } from './edit-lottery.tsx';

/** Every lottery: its clock, its running issue, and what may be staked. */
export const LotteriesPage = listPage(lotteryIssuesOperator.listLotteries, {
  words: {
    title: 'console.lottery.title',
    lead: 'console.lottery.lead',
    none: 'console.lottery.none',
  },
  everyMs: 15_000,
  rowId: ({ gameCode }) => gameCode,
  columns: [
    linkColumn('console.lottery.game', ({ gameCode, name }) => ({
      name,
      link: { to: '/lotteries/$gameCode', params: { gameCode } },
    })),
    {
      header: 'console.lottery.clock',
      cell: ({ everyMinutes, drawsAt }, { text }) =>
        everyMinutes === null
          ? drawsAt
          : text('console.lottery.everyMinutes', { minutes: everyMinutes }),
    },
    codeColumn('console.lottery.issue', ({ issue }) => issue ?? '–', {
      look: 'num',
      className: TIGHT,
    }),
    timeColumn('console.lottery.next', ({ nextDrawAt }) => nextDrawAt, { isExact: true }),
    figureColumn('console.lottery.closing', ({ closeBeforeSeconds }) => `${closeBeforeSeconds} s`, {
      className: TIGHT,
    }),
    figureColumn('console.lottery.oddsVersion', ({ oddsVersion }) => oddsVersion, {
      className: TIGHT,
    }),
    {
      header: 'console.bets.state',
      onCard: 'aside',
      cell: ({ isOpen, waiting }, { text }) => (
        <span className="inline-flex gap-1.5">
          <Tag tone={isOpen ? 'good' : 'plain'}>
            {text(isOpen ? 'console.lottery.open' : 'console.lottery.shut')}
          </Tag>
          {waiting > 1 && (
            <Tag tone="warn">{text('console.lottery.waiting', { count: waiting })}</Tag>
          )}
        </span>
      ),
    },
    editColumn('console.lottery.edit', 'lottery.edit', (lottery, onClose) => (
      <EditLottery lottery={lottery} onClose={onClose} />
    )),
  ],
});
