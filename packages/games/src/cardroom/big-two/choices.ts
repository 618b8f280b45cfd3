import type { DeckCard } from '../deck.ts';
import { choose, TWO } from '../shedding/plays.ts';

type Levels = ReadonlyMap<number, readonly DeckCard[]>;

/**
 * Plays worth offering: everything up to three cards, and of five cards those that take the lowest
 * ones they can, with every card that may stand on top.
 */
export function bigTwoChoices(levels: Levels): DeckCard[][] {
  const groups = [...levels.values()];
  const same = [1, 2, 3].flatMap((count) => groups.flatMap((own) => choose(own, count)));
  const suits = [0, 1, 2, 3].map((suit) => ofSuit(levels, suit));
  return [
    ...same,
    ...straights(levels),
    ...suits.flatMap((own) => flushes([...own.values()].flat())),
    ...fullHouses(groups),
    ...foursOfAKind(groups),
    ...suits.flatMap(straights),
  ];
}

function ofSuit(levels: Levels, suit: number): Levels {
  const own = [...levels].map(([level, cards]) => {
    return [level, cards.filter((card) => (card & 3) === suit)] as const;
  });
  return new Map(own.filter(([, cards]) => cards.length > 0));
}

/** The levels of every run: those with the ace or the two below the three come first. */
const RUNS = Array.from({ length: 10 }, (_, start) =>
  [0, 1, 2, 3, 4].map((step) => (start + step + 11) % 13),
);

/** The highest of a run decides: an ace or a two counts above what stands after it. */
function straights(levels: Levels): DeckCard[][] {
  return RUNS.flatMap((run) => {
    if (!run.every((level) => levels.has(level))) return [];
    const top = run.includes(TWO) ? TWO : Math.max(...run);
    const lowest = run.filter((level) => level !== top).map((level) => levels.get(level)![0]!);
    return levels.get(top)!.map((card) => [...lowest, card]);
  });
}

function flushes(cards: readonly DeckCard[]): DeckCard[][] {
  return cards.slice(4).map((top) => [...cards.slice(0, 4), top]);
}

function fullHouses(groups: readonly (readonly DeckCard[])[]): DeckCard[][] {
  return groups
    .filter(({ length }) => length >= 3)
    .flatMap((three) =>
      groups
        .filter((pair) => pair !== three && pair.length >= 2)
        .map((pair) => [...three.slice(0, 3), ...pair.slice(0, 2)]),
    );
}

function foursOfAKind(groups: readonly (readonly DeckCard[])[]): DeckCard[][] {
  return groups
    .filter(({ length }) => length === 4)
    .flatMap((four) => {
      const [lowest] = groups.filter((own) => own !== four).flat();
      return lowest === undefined ? [] : [[...four, lowest]];
    });
}
