/** Slots that are shown among the jackpot games, with the pots above their reels. */
const WITH_POTS: ReadonlySet<string> = new Set([
  'red-lacquer-dragon',
  'crown-of-salt',
  'lucky-cat-parade',
  'mermaid-cove',
  'gem-cutter',
  'genie-market',
]);

export const isWithPots = (code: string): boolean => WITH_POTS.has(code);
