import type { DeckCard } from '../deck.ts';
import {
  areNeighbours,
  byLevel,
  type Combo,
  choose,
  levelOf,
  rowsOf,
  TWO,
} from '../shedding/plays.ts';
import type { TrickTerms } from '../shedding/trick.ts';

/** ♠ ♣ ♦ ♥, by the place of a suit in the published deck. */
const SUITS = [2, 3, 0, 1];
const order = (card: DeckCard) => levelOf(card) * 4 + SUITS[card & 3]!;

const SAME = [undefined, 'single', 'pair', 'three-of-a-kind', 'four-of-a-kind'] as const;

function readings(cards: readonly DeckCard[]): Combo[] {
  const kind = kindOf(byLevel(cards, order), cards.length);
  return kind ? [{ kind, size: cards.length, strength: Math.max(...cards.map(order)) }] : [];
}

function kindOf(levels: ReadonlyMap<number, readonly DeckCard[]>, size: number) {
  if (levels.size === 1) return SAME[size];
  if (levels.size < 3 || !areNeighbours([...levels.keys()])) return undefined;
  const isEach = (count: number) => [...levels.values()].every(({ length }) => length === count);
  if (isEach(1)) return 'straight';
  return isEach(2) ? 'pairs-in-a-row' : undefined;
}

/** Three pairs in a row, four of a kind, four pairs in a row: what may be laid on twos, and on each other. */
function bombPower({ kind, size }: Combo): number {
  if (kind === 'four-of-a-kind') return 2;
  return kind === 'pairs-in-a-row' ? Math.floor(size / 2) * 2 - 5 : 0;
}

const isTwos = ({ strength }: Combo) => strength >= TWO * 4;

/** The same kind and size with a higher top card; or a bomb on a two, on a pair of twos, on a lesser bomb. */
function beats(play: Combo, top: Combo): boolean {
  if (play.kind === top.kind && play.size === top.size) return play.strength > top.strength;
  const power = bombPower(play);
  if (isTwos(top) && top.kind === 'single') return power >= 1;
  if (isTwos(top) && top.kind === 'pair') return power >= 2;
  return bombPower(top) > 0 && power > bombPower(top);
}

function choices(hand: readonly DeckCard[]): DeckCard[][] {
  const levels = byLevel(hand, order);
  const same = [1, 2, 3, 4].flatMap((count) =>
    [...levels.values()].flatMap((own) => choose(own, count)),
  );
  return [...same, ...rowsOf(levels, 1, 3), ...rowsOf(levels, 2, 3)];
}

export const tienLenPlays: TrickTerms = { order, readings, beats, choices, passBinds: true };
