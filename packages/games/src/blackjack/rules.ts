/** Eight decks. What each bet pays to one, in thousandths of the chip. */
export const blackjackRules = {
  decks: 8,
  /** No round needs more cards than these, so none runs out of them: fifteen hands of at most 30 points. */
  behindCut: 156,
  seats: 7,
  dealt: 'seats, dealer, seats, dealer face down',
  dealer: 'stands on all 17, looks under ace and ten',
  splits: 'once, two cards of one value; aces get one card each',
  doubles: 'any two cards, after a split too',
  surrender: false,
  /** How long a decision may take; then the hand stands, and insurance is declined. */
  decisionMs: 15_000,
  pays: {
    hand: 1_000,
    blackjack: 1_500,
    insurance: 2_000,
    pairs: { suited: 25_000, coloured: 12_000, mixed: 6_000 },
    trio: {
      'suited-trips': 100_000,
      'straight-flush': 40_000,
      trips: 30_000,
      straight: 10_000,
      flush: 5_000,
    },
  },
  /** How many times the chip comes back at most. */
  best: {
    seat: 2.5,
    behind: 2.5,
    double: 2,
    split: 2,
    'split-double': 2,
    insurance: 3,
    pairs: 26,
    trio: 101,
  },
} as const;

/**
 * What basic strategy does against 2, 3 … 10 and ace: H hit, S stand, D double or else hit, T double or
 * else stand, P split, and a dot where a pair is played by its total.
 */
export const basicStrategy = {
  hard: {
    8: 'HHHHHHHHHH',
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: 'SSSSSHHHHH',
    14: 'SSSSSHHHHH',
    15: 'SSSSSHHHHH',
    16: 'SSSSSHHHHH',
    17: 'SSSSSSSSSS',
  },
  soft: {
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'STTTTSSHHH',
    19: 'SSSSSSSSSS',
  },
  pairs: {
    2: 'PPPPPP....',
    3: 'PPPPPP....',
    4: '...PP.....',
    5: '..........',
    6: 'PPPPP.....',
    7: 'PPPPPP....',
    8: 'PPPPPPPPPP',
    9: 'PPPPP.PP..',
    10: '..........',
    1: 'PPPPPPPPPP',
  },
} as const;

/** Of the main bet by basic strategy, counted by `return-to-player.ts`: its test counts them again. */
export const blackjackReturn = { returnToPlayer: 0.995123, hitRate: 0.434139 } as const;
