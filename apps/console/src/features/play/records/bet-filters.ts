import type { Output, playRecordsOperator } from '@baize/contract';
import {
  daysFilter,
  memberFilter,
  namedChoice,
  searchFilter,
  textFilter,
} from '../../../shared/list/filters.tsx';

export type BetRow = Output<typeof playRecordsOperator.searchBets.value>['list'][number];

const STATES = ['open', 'settled', 'void'] as const;

export const memberOfBet = memberFilter('console.bets.filter.member');
export const gameOfBet = textFilter('game', 'console.bets.filter.game', (typed) => ({
  gameCode: typed.slice(0, 64),
}));

/** What is known of a bet that is looked for; days are days of the brand's time zone. */
export const betFilters = [
  searchFilter('bet', 'console.bets.filter.bet', (betId) =>
    /^\d{1,18}$/.test(betId) ? { betId } : {},
  ),
  memberOfBet,
  gameOfBet,
  textFilter('vendor', 'console.bets.filter.vendor', (typed) => ({ vendor: typed.slice(0, 40) })),
  textFilter('round', 'console.bets.filter.round', (typed) => ({ roundId: typed.slice(0, 64) })),
  namedChoice('state', 'console.bets.state', STATES, { any: 'console.bets.anyState' }),
  daysFilter('console.bets.days', 'console.bets.anyDay', ({ from, to }) => ({ from, to: to + 1 })),
];
