import { sportsbookFeedsOperator } from '@baize/contract';
import type { Tone } from '@baize/ui';
import { Dash, figureColumn, timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { stateColumn } from '../../../shared/list/named-columns.tsx';
import { NewFeed } from './edit-feed.tsx';
import { FeedActions } from './feed-actions.tsx';
import type { FeedRow } from './feed-row.ts';

const tones: Record<FeedRow['state'], Tone> = {
  off: 'plain',
  waiting: 'info',
  alive: 'good',
  gaps: 'warn',
  silent: 'bad',
};

const rangeText = ({ from, to }: { from: number; to: number }) =>
  from === to ? String(from) : `${from}–${to}`;

/** Outside feeds, and how well they are: what is not sure is not sold. */
export const SportsFeedsPage = listPage(sportsbookFeedsOperator.listFeeds, {
  words: {
    title: 'console.sports.feeds',
    lead: 'console.sports.feedsLead',
    none: 'console.sports.noFeeds',
  },
  everyMs: 3_000,
  Actions: NewFeed,
  rowId: ({ code }) => code,
  columns: [
    titleColumn('console.sports.feed', ({ name, code }) => [name, code], { isCode: true }),
    stateColumn('console.sports.health', 'console.sports.feedState', 'state', tones),
    timeColumn('console.sports.lastHeard', ({ heardAt }) => heardAt, { isExact: true }),
    figureColumn('console.sports.lag', ({ lagMs, heardAt }) =>
      heardAt === null ? '–' : `${(lagMs / 1_000).toFixed(1)} s`,
    ),
    figureColumn('console.sports.reached', ({ reached }) => reached),
    {
      header: 'console.sports.missing',
      cell: ({ missing }) =>
        missing.length === 0 ? (
          <Dash />
        ) : (
          <span className="num">{missing.map(rangeText).join(', ')}</span>
        ),
    },
    figureColumn('console.sports.repeated', ({ repeated }) => repeated),
    figureColumn('console.sports.late', ({ late }) => late),
    figureColumn('console.sports.refused', ({ refused }) => refused),
    figureColumn('console.sports.live', ({ live }) => live),
    figureColumn('console.sports.upcoming', ({ upcoming }) => upcoming),
    {
      header: 'console.sports.edit',
      isHeaderHidden: true,
      cell: (feed) => <FeedActions feed={feed} />,
    },
  ],
});
