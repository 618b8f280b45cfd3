/** One card each from eight decks, ace low, king high. Pays to one in thousandths of the chip. */
export const dragonTigerRules = {
  decks: 8,
  behindCut: 14,
  dealt: 'dragon tiger',
  pays: { main: 1_000, tie: 8_000, 'suited-tie': 50_000, card: 1_000 },
  /** A tie leaves half of a chip on dragon or tiger. */
  tieGivesBack: 500,
  best: { main: 2, tie: 9, 'suited-tie': 51, card: 2 },
} as const;
