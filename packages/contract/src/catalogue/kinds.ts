// Apart from the calls, so that a page may name a category without loading any shape.
/** What a game is, in the house's own books. */
export const baseCategories = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
] as const;

export type BaseCategory = (typeof baseCategories)[number];

/** What a player is shown: split from the books by vendor and by sub-type. */
export const shownCategories = [
  'LIVE',
  'RNG',
  'INHOUSE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'JACKPOT',
  'MINI',
] as const;

export type ShownCategory = (typeof shownCategories)[number];

/** JP jackpot, TG table games, AC arcade, BG bingo, SC scratch cards, VP video poker. */
export const subTypes = ['JP', 'TG', 'AC', 'BG', 'SC', 'VP'] as const;

export type SubType = (typeof subTypes)[number];

export const listFilters = ['ALL', 'NEW', 'FAV', 'HOT', 'RECENT'] as const;
