import type { DeckCard } from '../deck.ts';

/** Cards that are laid down together: what they are, how many, and how high among their kind. */
export type Combo = { readonly kind: string; readonly size: number; readonly strength: number };

/** How one game reads and compares what is laid down. */
export type PlayRules = {
  /** Lower cards first; games differ in their suits. */
  order(card: DeckCard): number;
  /** Everything that these cards can be, the most natural first; nothing when they are no play. */
  readings(cards: readonly DeckCard[]): readonly Combo[];
  beats(play: Combo, top: Combo): boolean;
  /** Plays of a hand that are worth offering, whatever lies there. */
  choices(hand: readonly DeckCard[]): DeckCard[][];
};

/** 0 for a three to 11 for an ace, 12 for a two, 13 and 14 for the jokers. */
export const levelOf = (card: DeckCard) => (card < 52 ? ((card >> 2) + 12) % 13 : card - 39);
export const TWO = 12;

/** The cards of each level, in the order of the game. */
export function byLevel(
  hand: readonly DeckCard[],
  order: (card: DeckCard) => number,
): Map<number, DeckCard[]> {
  const levels = new Map<number, DeckCard[]>();
  for (const card of [...hand].sort((a, b) => order(a) - order(b))) {
    const own = levels.get(levelOf(card));
    if (own) own.push(card);
    else levels.set(levelOf(card), [card]);
  }
  return levels;
}

/** Every choice of so many cards. */
export function choose(cards: readonly DeckCard[], count: number): DeckCard[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    choose(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/**
 * Rows of neighbouring levels below the two, each with `width` cards: the lowest ones of every level
 * but the last, of which every choice is offered, because the last decides.
 */
export function rowsOf(
  levels: ReadonlyMap<number, readonly DeckCard[]>,
  width: number,
  min: number,
): DeckCard[][] {
  const found: DeckCard[][] = [];
  for (let start = 0; start < TWO; start += 1) {
    const below: DeckCard[] = [];
    for (let level = start; level < TWO; level += 1) {
      const own = levels.get(level) ?? [];
      if (own.length < width) break;
      if (level - start + 1 >= min) {
        found.push(...choose(own, width).map((last) => [...below, ...last]));
      }
      below.push(...own.slice(0, width));
    }
  }
  return found;
}

/** Whether these levels follow each other, none of them a two or a joker. */
export function areNeighbours(levels: readonly number[]): boolean {
  return levels.every((level, i) => level < TWO && (i === 0 || level === levels[i - 1]! + 1));
}
