/** Beads are counted off by fours; what is left is 1 to 4. Pays to one in thousandths of the chip. */
export const fanTanRules = {
  /** As many different numbers as there are, each as likely, so that every remainder is too. */
  beads: { least: 25, different: 64 },
  fours: 4,
  pays: { fan: 2_850, nim: 1_900, kwok: 950, ssh: 316 },
} as const;
