import { loyaltyLevelsOperator } from '@baize/contract';
import { moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { memberFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { memberTitle } from '../../../shared/list/named-columns.tsx';
import { LevelButton } from './level-button.tsx';

const { listHolders } = loyaltyLevelsOperator;

/** Members by level, the highest first; a level given by hand stands beside the earned one. */
export const HoldersPage = listPage(listHolders, {
  words: 'console.loyalty.holders',
  filters: [memberFilter('console.loyalty.member')],
  columns: [
    memberTitle('console.loyalty.member'),
    { header: 'console.loyalty.level', cell: ({ level }) => `VIP${level}` },
    { header: 'console.loyalty.earned', cell: ({ earned }) => `VIP${earned}` },
    { header: 'console.loyalty.peak', cell: ({ peak }) => `VIP${peak}` },
    moneyColumn('console.loyalty.validBet', ({ validBet }) => validBet),
    timeColumn('console.loyalty.until', ({ manualUntil }) => manualUntil),
    { header: 'console.loyalty.why', cell: ({ manualReason }) => manualReason },
    { header: 'console.loyalty.given', cell: (row) => <LevelButton holder={row} /> },
  ],
  rowId: ({ memberId }) => String(memberId),
  file: 'levels.csv',
});
