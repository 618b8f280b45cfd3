import type { DeckCard } from '../deck.ts';
import { byLevel, type Combo, levelOf, TWO } from '../shedding/plays.ts';
import type { TrickTerms } from '../shedding/trick.ts';
import { bigTwoChoices } from './choices.ts';

/** ♦ ♣ ♥ ♠, by the place of a suit in the published deck. */
const SUITS = [0, 2, 3, 1];
const order = (card: DeckCard) => levelOf(card) * 4 + SUITS[card & 3]!;

const SAME = [undefined, 'single', 'pair', 'three-of-a-kind'] as const;
/** Hands of five, each above all before it. */
const FIVES = ['straight', 'flush', 'full-house', 'four-of-a-kind', 'straight-flush'];
const ACE = 11;

function readings(cards: readonly DeckCard[]): Combo[] {
  const levels = byLevel(cards, order);
  if (cards.length === 5) return readFive(cards, levels);
  const kind = levels.size === 1 ? SAME[cards.length] : undefined;
  if (!kind) return [];
  return [{ kind, size: cards.length, strength: Math.max(...cards.map(order)) }];
}

type Levels = ReadonlyMap<number, readonly DeckCard[]>;

function readFive(cards: readonly DeckCard[], levels: Levels): Combo[] {
  const of = (kind: string, strength: number): Combo[] => [{ kind, size: 5, strength }];
  const greatest = [...levels.values()].sort((a, b) => b.length - a.length)[0]!;
  if (levels.size === 2) {
    const kind = greatest.length === 4 ? 'four-of-a-kind' : 'full-house';
    return of(kind, levelOf(greatest[0]!));
  }
  const isFlush = cards.every((card) => (card & 3) === (cards[0]! & 3));
  const straight = straightStrength(levels);
  if (straight !== undefined) return of(isFlush ? 'straight-flush' : 'straight', straight);
  return isFlush ? of('flush', flushStrength(cards)) : [];
}

/**
 * Runs from A 2 3 4 5 to 10 J Q K A. Whoever has the highest card of the game wins: A 2 3 4 5 stands
 * above 2 3 4 5 6, and that above all others.
 */
function straightStrength(levels: Levels): number | undefined {
  const found = [...levels.keys()];
  if (found.length !== 5) return undefined;
  const naturals = found.map((level) => (level === TWO ? -1 : level)).sort((a, b) => a - b);
  const lowAce = [naturals.at(-1)! - 13, ...naturals.slice(0, -1)];
  const isRun = (row: readonly number[]) => row.every((level, i) => level === row[0]! + i);
  const hasLowAce = naturals.at(-1) === ACE && isRun(lowAce);
  if (!hasLowAce && !isRun(naturals)) return undefined;
  const top = levels.get(Math.max(...found))!.at(-1)!;
  return order(top) + (hasLowAce ? 4 : 0);
}

/** Level by level from the highest, then the suit. */
function flushStrength(cards: readonly DeckCard[]): number {
  const levels = cards.map(levelOf).sort((a, b) => b - a);
  return levels.reduce((sum, level) => sum * 13 + level, 0) * 4 + SUITS[cards[0]! & 3]!;
}

function beats(play: Combo, top: Combo): boolean {
  if (play.size !== top.size) return false;
  if (play.kind === top.kind) return play.strength > top.strength;
  return play.size === 5 && FIVES.indexOf(play.kind) > FIVES.indexOf(top.kind);
}

export const bigTwoPlays: TrickTerms = {
  order,
  readings,
  beats,
  choices: (hand) => bigTwoChoices(byLevel(hand, order)),
  passBinds: true,
};
