import { poolPick, range, streamOf } from './stream.ts';

/**
 * What cards are worth at the card tables, written from the published rules alone. A card is its
 * index in the deck 2♦ 2♥ 2♠ 2♣ 3♦ … A♣, then the black joker and the red one.
 */
export function deckOfHand(
  serverSeed: string,
  seeds: readonly [number, string][],
  hand: number,
  cards: number,
): number[] {
  const joint = seeds.map(([seat, seed]) => `${seat}=${seed}`).join(',');
  return poolPick(streamOf(serverSeed, joint, hand), range(0, cards - 1), cards);
}

const high = (card: number) => Math.floor(card / 4) + 2;
const suit = (card: number) => card % 4;

/** How often heights stand in three or five cards, and which kind of hand that is. */
const SHAPES: Record<string, number> = {
  111: 0,
  21: 1,
  3: 3,
  2111: 1,
  221: 2,
  311: 3,
  32: 6,
  41: 7,
};

/** Category and deciding heights of exactly three or five cards, to be compared from the left. */
function pokerKey(cards: readonly number[]): number[] {
  const heights = cards.map(high);
  const times = (height: number) => heights.filter((one) => one === height).length;
  const sorted = [...heights].sort((a, b) => times(b) - times(a) || b - a);
  const shape = [...new Set(sorted)].map(times).join('');
  if (shape !== '11111') return [SHAPES[shape]!, ...sorted];
  const flush = new Set(cards.map(suit)).size === 1;
  const wheel = sorted.join(' ') === '14 5 4 3 2';
  const straight = wheel || sorted.every((height, i) => height === sorted[0]! - i);
  if (straight) return [flush ? 8 : 4, wheel ? 5 : sorted[0]!];
  return [flush ? 5 : 0, ...sorted];
}

export function compareKeys(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const gap = (a[i] ?? 0) - (b[i] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
}

export const keyOfRow = pokerKey;

/** The best of all fives among seven cards. */
export function keyOfSeven(cards: readonly number[]): number[] {
  let best: number[] = [-1];
  for (let mask = 0; mask < 2 ** cards.length; mask += 1) {
    const five = cards.filter((_, i) => Math.floor(mask / 2 ** i) % 2 === 1);
    if (five.length !== 5) continue;
    const key = pokerKey(five);
    if (compareKeys(key, best) > 0) best = key;
  }
  return best;
}

/** Bull points 0 to 10, then 11 five faces, 12 bomb, 13 five small; and the highest card. */
export function bullKey(cards: readonly number[]): number[] {
  const ranks = cards.map((card) => (high(card) === 14 ? 1 : high(card)));
  const suits = [0, 2, 3, 1];
  const top = cards
    .map((card, i) => [ranks[i]!, suits[suit(card)]!] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1])[0]!;
  return [bullKind(ranks), ...top];
}

function bullKind(ranks: readonly number[]): number {
  if (ranks.some((rank) => ranks.filter((one) => one === rank).length === 4)) return 12;
  const sum = ranks.reduce((all, rank) => all + Math.min(10, rank), 0);
  if (sum <= 10 && Math.max(...ranks) < 5) return 13;
  if (Math.min(...ranks) > 10) return 11;
  for (const a of range(0, 4)) {
    for (const b of range(a + 1, 4)) {
      for (const c of range(b + 1, 4)) {
        const three = [a, b, c].reduce((all, i) => all + Math.min(10, ranks[i]!), 0);
        if (three % 10 === 0) return sum % 10 || 10;
      }
    }
  }
  return 0;
}

export const bullMultiple = (kind: number) => [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8][kind]!;
