import './tables.ts';

export { takeSlip } from './bets/place.ts';
export type { SlipChoice } from './bets/slip.ts';
export { openCalendar } from './calendar/calendar.ts';
export { sportsbook } from './domain.ts';
export { listFeeds } from './feeds/list-feeds.ts';
export { connectFeed } from './feeds/save-feed.ts';
export { bookOf } from './fixtures/book.ts';
export type { Match } from './fixtures/match.ts';
export { createContest } from './fixtures/operator-contests.ts';
export { createMatch } from './fixtures/operator-matches.ts';
export { leagueOf } from './leagues/league.ts';
export { createLeague } from './leagues/save-league.ts';
export { priceAt } from './prices/prices.ts';
export { headMarkets } from './prices/shown-prices.ts';
