import { lotteryIssuesOperator } from '@baize/contract';
import { Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { codeColumn, editColumn, figureColumn, timeColumn } from '../../shared/list/columns.tsx';
import { listPage } from '../../shared/list/list-page.tsx';
import { EditLottery } from './edit-lottery.tsx';

/** Left out where the list stands on a tablet. */
const TIGHT = 'md:max-[64rem]:hidden';

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
    {
      header: 'console.lottery.game',
      onCard: 'title',
      cell: ({ gameCode, name }) => (
        <Link to="/lotteries/$gameCode" params={{ gameCode }} className={textLinkClasses}>
          {name}
        </Link>
      ),
    },
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
