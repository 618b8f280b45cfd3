import { BLACK_JOKER, type DeckCard, RED_JOKER } from '../deck.ts';
import { levelOf, rowsOf } from '../shedding/plays.ts';

type Group = readonly DeckCard[];

/** Plays worth offering; what is carried is the lowest that breaks nothing up. */
export function douDizhuChoices(levels: ReadonlyMap<number, Group>): DeckCard[][] {
  const groups = [...levels.values()];
  const same = [1, 2, 3, 4].flatMap((count) =>
    groups.filter(({ length }) => length >= count).map((own) => own.slice(0, count)),
  );
  const threes = same.filter(({ length }) => length === 3);
  const planes = rowsOf(firstOf(groups, 3), 3, 2);
  const rocket = [BLACK_JOKER, RED_JOKER];
  return [
    ...same,
    ...rowsOf(firstOf(groups, 1), 1, 5),
    ...rowsOf(firstOf(groups, 2), 2, 3),
    ...planes,
    ...[...threes, ...planes].flatMap((main) => carried(main, groups, main.length / 3)),
    ...same.filter(({ length }) => length === 4).flatMap((main) => carried(main, groups, 2)),
    ...(rocket.every((card) => levels.has(levelOf(card))) ? [rocket] : []),
  ];
}

/** Suits mean nothing: the first cards of each level stand for all of them. */
function firstOf(groups: readonly Group[], count: number): Map<number, Group> {
  const wide = groups.filter(({ length }) => length >= count);
  return new Map(wide.map((own) => [levelOf(own[0]!), own.slice(0, count)]));
}

/** The same cards with so many single ones, and with so many pairs. */
function carried(main: Group, groups: readonly Group[], count: number): DeckCard[][] {
  const levels = new Set(main.map(levelOf));
  const others = groups
    .filter(([card]) => !levels.has(levelOf(card!)))
    .sort((a, b) => a.length - b.length);
  const ones = others.flat().slice(0, count);
  const pairs = others.filter(({ length }) => length >= 2).flatMap((own) => own.slice(0, 2));
  return [
    ...(ones.length === count ? [[...main, ...ones]] : []),
    ...(pairs.length >= 2 * count ? [[...main, ...pairs.slice(0, 2 * count)]] : []),
  ];
}
