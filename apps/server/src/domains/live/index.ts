import './tables.ts';

export { openChipSender } from './bets/chip-news.ts';
export { type OpenRound, openRounds } from './bets/open-rounds.ts';
export { placeChips } from './bets/place-chips.ts';
export { live } from './domain.ts';
export { dealUnattended } from './rounds/deal-unattended.ts';
export { keptForTables } from './rounds/keep-bets.ts';
