import { playRecordsOperator } from '@baize/contract';
import { optionsFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { spanFilter } from '../../../shared/play/span-filter.ts';
import { betRows } from './bet-columns.tsx';

const SPANS = ['1', '7', '31'] as const;
const SUMS = ['100', '1000', '10000', '100000'] as const;
const UNIT = 10_000n;

/** The largest wins of real money: what risk looks at first. */
export const WinsPage = listPage(playRecordsOperator.listWins, {
  file: 'big-wins.csv',
  words: {
    title: 'console.bets.wins',
    lead: 'console.bets.winsLead',
    none: 'console.bets.noWins',
    noneText: 'console.bets.noWinsText',
  },
  size: 100,
  everyMs: 30_000,
  asked: { days: 7, least: 100n * UNIT },
  filters: [
    spanFilter(SPANS, '7'),
    optionsFilter({
      key: 'least',
      label: 'console.bets.least',
      options: ({ text }) =>
        SUMS.map((value) => ({
          value: value === '100' ? '' : value,
          label: text('console.bets.leastSum', { sum: Number(value).toLocaleString('en') }),
        })),
      read: (typed) => {
        const sum = SUMS.find((known) => known === typed);
        return sum ? { least: BigInt(sum) * UNIT } : {};
      },
    }),
  ],
  ...betRows,
});
