/** Eight decks. What each bet pays to one, in thousandths of the chip; main bets stand on a tie. */
export const baccaratRules = {
  decks: 8,
  behindCut: 14,
  dealt: 'player banker player banker',
  pays: {
    player: 1_000,
    tie: 8_000,
    pair: 11_000,
    'either-pair': 5_000,
    'perfect-pair': { one: 25_000, both: 200_000 },
    big: 540,
    small: 1_500,
    'lucky-six': { two: 12_000, three: 20_000 },
    'dragon-seven': 40_000,
    'panda-eight': 25_000,
    /** By how much a hand without a natural wins. */
    bonus: {
      natural: 1_000,
      margins: { 4: 1_000, 5: 2_000, 6: 4_000, 7: 6_000, 8: 10_000, 9: 30_000 },
    },
  },
  /** The banker draws on these totals when the player's third card is one of these. */
  bankerDraws: {
    0: '0123456789',
    1: '0123456789',
    2: '0123456789',
    3: '012345679',
    4: '234567',
    5: '4567',
    6: '67',
    7: '',
  },
  /** How many times the chip comes back at most. */
  best: {
    player: 2,
    banker: 2,
    tie: 9,
    pair: 12,
    'either-pair': 6,
    'perfect-pair': 201,
    big: 1.54,
    small: 2.5,
    'lucky-six': 21,
    'dragon-seven': 41,
    'panda-eight': 26,
    bonus: 31,
  },
} as const;

/** What the banker's win pays: with commission always the same, without it less on a six. */
export const bankerPays = {
  commission: { usual: 950, six: 950 },
  noCommission: { usual: 1_000, six: 500 },
} as const;

export type BankerPays = (typeof bankerPays)[keyof typeof bankerPays];
