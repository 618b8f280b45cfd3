import { type DeckCard, RED_JOKER } from '../deck.ts';
import { areNeighbours, byLevel, type Combo, levelOf } from '../shedding/plays.ts';
import type { TrickTerms } from '../shedding/trick.ts';
import { douDizhuChoices } from './choices.ts';

/** Suits mean nothing here; they only keep a hand in one order. */
const order = (card: DeckCard) => levelOf(card) * 4 + (card & 3);

/** How many cards of each level, the lowest level first. */
type Counts = readonly (readonly [number, number])[];

function readings(cards: readonly DeckCard[]): Combo[] {
  const counts = countsOf(cards);
  const size = cards.length;
  const plain = readPlain(counts, size);
  if (plain) return [plain];
  return [...readPlanes(counts, size), ...readFours(counts, size)];
}

function countsOf(cards: readonly DeckCard[]): Counts {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(levelOf(card), (counts.get(levelOf(card)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

const SAME = [undefined, 'single', 'pair', 'three', 'bomb'] as const;

/** Equal cards, the two jokers, straights of five or more, three or more pairs in a row. */
function readPlain(counts: Counts, size: number): Combo | undefined {
  const levels = counts.map(([level]) => level);
  const strength = levels.at(-1) ?? 0;
  const kind = counts.length === 1 ? SAME[size] : undefined;
  if (kind) return { kind, size, strength };
  const isEach = (count: number) => counts.every(([, own]) => own === count);
  if (size === 2 && strength === levelOf(RED_JOKER) && levels[0] === strength - 1) {
    return { kind: 'rocket', size, strength };
  }
  if (!areNeighbours(levels)) return undefined;
  if (isEach(1) && size >= 5) return { kind: 'straight', size, strength };
  if (isEach(2) && size >= 6) return { kind: 'pairs-in-a-row', size, strength };
  return undefined;
}

/** What three of a kind, or several in a row, may carry: nothing, one card each, or a pair each. */
const CARRIED = [
  { each: 3, kinds: ['three', 'plane'] },
  { each: 4, kinds: ['three-with-one', 'plane-with-ones'] },
  { each: 5, kinds: ['three-with-pair', 'plane-with-pairs'] },
] as const;

function readPlanes(counts: Counts, size: number): Combo[] {
  const threes = counts.filter(([, count]) => count >= 3).map(([level]) => level);
  return CARRIED.filter(({ each }) => size % each === 0).flatMap(({ each, kinds }) => {
    const wide = size / each;
    const rows = threes
      .map((_, i) => threes.slice(i, i + wide))
      .filter((row) => row.length === wide && (wide === 1 || areNeighbours(row)))
      .filter((row) => each !== 5 || arePairs(withoutRow(counts, row)));
    const [best] = rows.toReversed();
    return best ? [{ kind: kinds[wide === 1 ? 0 : 1], size, strength: best.at(-1)! }] : [];
  });
}

const withoutRow = (counts: Counts, row: readonly number[]): Counts =>
  counts.map(([level, count]) => [level, row.includes(level) ? count - 3 : count]);

const arePairs = (counts: Counts) => counts.every(([, count]) => count % 2 === 0);

/** Four of a kind that carry two cards or two pairs; they are no bomb. */
function readFours(counts: Counts, size: number): Combo[] {
  const four = counts.filter(([, count]) => count === 4).at(-1)?.[0];
  if (four === undefined) return [];
  if (size === 6) return [{ kind: 'four-with-two', size, strength: four }];
  if (size !== 8 || !arePairs(counts)) return [];
  return [{ kind: 'four-with-pairs', size, strength: four }];
}

const POWERS = new Map([
  ['bomb', 1],
  ['rocket', 2],
]);
const powerOf = ({ kind }: Combo) => POWERS.get(kind) ?? 0;
export const isBomb = (combo: Combo) => powerOf(combo) > 0;

function beats(play: Combo, top: Combo): boolean {
  if (powerOf(play) !== powerOf(top)) return powerOf(play) > powerOf(top);
  return play.kind === top.kind && play.size === top.size && play.strength > top.strength;
}

export const douDizhuPlays: TrickTerms = {
  order,
  readings,
  beats,
  choices: (hand) => douDizhuChoices(byLevel(hand, order)),
  passBinds: false,
};
