import { poolPick, range } from './stream.ts';

/**
 * Tables that everyone shares, written from their description alone: the cards of a shoe, the hands
 * that are dealt from it, wheels, dice, beads and fights. A card is its index in the published deck.
 */
export type Draw = () => number;

const rankOf = (index: number) => (Math.floor(index / 4) === 12 ? 1 : Math.floor(index / 4) + 2);
const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'];
export const cardOf = (index: number) => ({ rank: rankOf(index), suit: SUITS[index % 4]! });

/** All 416 cards in the order in which they come, without those that are burnt. */
export function shoe(draw: Draw): { cards: number[]; first: number } {
  const decks = range(0, 415).map((n) => n % 52);
  const cards = poolPick(draw, decks, 416);
  return { cards, first: 1 + Math.min(10, rankOf(cards[0]!)) };
}

const worth = (index: number) => Math.min(10, rankOf(index)) % 10;
const points = (hand: number[]) => hand.reduce((sum, card) => sum + worth(card), 0) % 10;

/** Whether a banker with this total takes a card on the player's third one. */
function takes(total: number, third: number | undefined): boolean {
  if (third === undefined) return total < 6;
  if (total < 3) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

export type Hands = { player: number[]; banker: number[] };

/** Hand after hand until one has begun with fourteen cards or fewer left. */
export function baccaratShoe(draw: Draw): Hands[] {
  const { cards, first } = shoe(draw);
  const hands: Hands[] = [];
  for (let at = first, isLast = false; !isLast; ) {
    isLast = cards.length - at <= 14;
    const [p1, b1, p2, b2] = cards.slice(at, at + 4) as [number, number, number, number];
    at += 4;
    const player = [p1, p2];
    const banker = [b1, b2];
    if (points(player) < 8 && points(banker) < 8) {
      let third: number | undefined;
      if (points(player) < 6) {
        third = cards[at]!;
        player.push(third);
        at += 1;
      }
      if (takes(points(banker), third === undefined ? undefined : worth(third))) {
        banker.push(cards[at]!);
        at += 1;
      }
    }
    hands.push({ player, banker });
  }
  return hands;
}

/** Cents that come back of a chip of so many cents. */
export function baccaratBack(spot: string, cents: number, { player, banker }: Hands): number {
  const [p, b] = [points(player), points(banker)];
  const pair = (hand: number[]) => rankOf(hand[0]!) === rankOf(hand[1]!);
  const perfect = (hand: number[]) => hand[0] === hand[1];
  const wins = (isWon: boolean, pays: number) =>
    isWon ? Math.floor(cents * (1 + pays) + 1e-6) : 0;
  const perfects = Number(perfect(player)) + Number(perfect(banker));
  switch (spot) {
    case 'player':
      return p === b ? cents : wins(p > b, 1);
    case 'banker':
      return p === b ? cents : wins(b > p, 0.95);
    case 'tie':
      return wins(p === b, 8);
    case 'player-pair':
      return wins(pair(player), 11);
    case 'banker-pair':
      return wins(pair(banker), 11);
    case 'either-pair':
      return wins(pair(player) || pair(banker), 5);
    case 'perfect-pair':
      return wins(perfects > 0, perfects === 2 ? 200 : 25);
    case 'big':
      return wins(player.length + banker.length > 4, 0.54);
    case 'small':
      return wins(player.length + banker.length === 4, 1.5);
    case 'lucky-six':
      return wins(b === 6 && b > p, banker.length === 2 ? 12 : 20);
    case 'dragon-seven':
      return wins(b === 7 && b > p && banker.length === 3, 40);
    case 'panda-eight':
      return wins(p === 8 && p > b && player.length === 3, 25);
    default:
      return spot === 'player-bonus'
        ? bonus(cents, [p, player.length], b)
        : bonus(cents, [b, banker.length], p);
  }
}

const MARGINS = [0, 0, 0, 0, 1, 2, 4, 6, 10, 30];

function bonus(cents: number, [own, cards]: [number, number], other: number): number {
  const isNatural = cards === 2 && own > 7;
  if (own === other) return isNatural ? cents : 0;
  if (own < other) return 0;
  const pays = isNatural ? 1 : MARGINS[own - other]!;
  return pays === 0 ? 0 : cents * (1 + pays);
}

export function dragonTigerShoe(draw: Draw): [number, number][] {
  const { cards, first } = shoe(draw);
  const hands: [number, number][] = [];
  for (let at = first; ; at += 2) {
    hands.push([cards[at]!, cards[at + 1]!]);
    if (cards.length - at <= 14) return hands;
  }
}

export const beads = (draw: Draw) => 25 + Math.floor(draw() * 64);

/** Where the wheel stops until it stops at a number. */
export function wheelStops(draw: Draw, isNumber: (stop: number) => boolean): number[] {
  const stops: number[] = [];
  do stops.push(Math.floor(draw() * 54));
  while (!isNumber(stops.at(-1)!));
  return stops;
}

export function fight(draw: Draw, open: Draw) {
  const [meron, wala] = poolPick(open, range(0, 47), 2) as [number, number];
  const strength = 31 + Math.floor(open() * 39);
  const u = draw();
  const end =
    u < 0.1
      ? 'draw'
      : u < 0.1105
        ? 'ftd'
        : (u - 0.1105) / 0.8895 < strength / 100
          ? 'meron'
          : 'wala';
  return { meron, wala, strength, end };
}

const upTo = (first: number, count: number) => range(first, first + count - 1);

/** Twelve cards from what was public before, column by column, and 29 balls of 75 for all of them. */
export function bingoHall(draw: Draw, open: Draw) {
  const card = () =>
    [0, 1, 2, 3, 4].flatMap((column) => {
      const drawn = poolPick(open, upTo(column * 15 + 1, 15), column === 2 ? 4 : 5);
      return column === 2 ? [drawn[0]!, drawn[1]!, 0, drawn[2]!, drawn[3]!] : drawn;
    });
  const cards = upTo(1, 12).map(card);
  return { cards, balls: poolPick(draw, upTo(1, 75), 29) };
}
