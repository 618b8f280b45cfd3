/** Virtual fights. Chances in ten-thousandths, odds in hundredths with the chip. */
export const fightRules = {
  parts: 10_000,
  ends: { draw: 1_000, ftd: 105 },
  /** Meron's strength, in hundredths: every whole one between these is as likely. */
  strength: { least: 31, most: 69 },
  roster: 48,
  fixed: { share: 96, draw: 900, ftd: 8_900 },
  pool: { commission: 50, leastOdds: 110, draw: 900 },
} as const;
