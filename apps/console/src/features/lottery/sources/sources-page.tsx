import { lotterySourcesOperator } from '@baize/contract';
import { figureColumn, tagColumn, timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { NewSource } from './edit-source.tsx';
import { SourceActions } from './source-actions.tsx';

/** Who tells what was drawn elsewhere; two that agree need no people. */
export const LotterySourcesPage = listPage(lotterySourcesOperator.listSources, {
  words: {
    title: 'console.lottery.sources',
    lead: 'console.lottery.sourcesLead',
    none: 'console.lottery.noSources',
  },
  everyMs: 15_000,
  Actions: NewSource,
  rowId: ({ code }) => code,
  columns: [
    titleColumn('console.lottery.source', ({ name, code }) => [name, code], { isCode: true }),
    tagColumn(
      'console.bets.state',
      ({ isEnabled }, { text }) => [
        isEnabled ? 'good' : 'plain',
        text(isEnabled ? 'console.lottery.sourceEnabled' : 'console.lottery.sourceOff'),
      ],
      { onCard: 'aside' },
    ),
    {
      header: 'console.lottery.sourceGames',
      cell: ({ games }, { text }) =>
        games.length === 0 ? (
          text('console.lottery.allHeld')
        ) : (
          <span className="code">{games.join(', ')}</span>
        ),
    },
    timeColumn('console.lottery.lastHeard', ({ heardAt }) => heardAt, { isExact: true }),
    figureColumn('console.lottery.told', ({ taken }) => taken),
    figureColumn('console.lottery.refused', ({ refused }) => refused),
    {
      header: 'console.lottery.edit',
      isHeaderHidden: true,
      right: 'lottery.edit',
      cell: (source) => <SourceActions source={source} />,
    },
  ],
});
