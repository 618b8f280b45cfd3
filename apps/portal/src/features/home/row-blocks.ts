import type { Lane } from '../../shared/games/lanes.ts';

/** One row, or two that stand side by side. */
export type Block = readonly Lane[];

/** The lobby's own order; what belongs together is one step of it. */
const ORDER: readonly Lane['title'][][] = [
  ['RNG'],
  ['LIVE'],
  ['FISH', 'PVP'],
  ['SPORTS'],
  ['ESPORTS', 'COCKFIGHT'],
  ['LOTT', 'ELOTT'],
  ['MINI'],
  ['JACKPOT'],
];

/** The categories that have games, in the order of the lobby; alone, a half row takes the whole width. */
export function blocksOf(lanes: readonly Lane[]): Block[] {
  return ORDER.map((titles) =>
    titles.flatMap(
      (title) => lanes.find((lane) => lane.title === title && lane.gameCount > 0) ?? [],
    ),
  ).filter((block) => block.length > 0);
}
