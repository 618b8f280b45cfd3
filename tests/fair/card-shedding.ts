import { type Made, netsToResults, type Told } from './card-tables.ts';
import { range } from './stream.ts';

/** What is left in every hand, and who pays whom, in the games in which cards are laid down. */
type Laid = { play?: number[]; bid?: number };

const step = (card: number) => (card > 51 ? card - 39 : (Math.floor(card / 4) + 12) % 13);

function leftOf(
  deck: readonly number[],
  seats: readonly number[],
  count: number,
  moves: readonly Made[],
): Map<number, number[]> {
  const gone = new Set(moves.flatMap(({ move }) => (move as Laid).play ?? []));
  return new Map(
    seats.map((seat, i) => {
      const hand = range(0, count - 1).map((round) => deck[i + round * seats.length]!);
      return [seat, hand.filter((card) => !gone.has(card))];
    }),
  );
}

function payWinner(left: Map<number, number[]>, base: number, cost: (cards: number[]) => number) {
  const winner = [...left].find(([, cards]) => cards.length === 0)![0];
  const nets = [...left].map(([seat, cards]): [number, number] => [seat, -cost(cards) * base]);
  const sum = nets.reduce((all, [seat, net]) => (seat === winner ? all : all - net), 0);
  return netsToResults(nets.map(([seat, net]) => [seat, seat === winner ? sum : net]));
}

/** A first hand: the lowest card leads. */
export function tienLenHand(
  deck: readonly number[],
  seats: readonly number[],
  base: number,
  moves: readonly Made[],
): Told[] {
  if (moves.length === 0) return wonAtTheDeal(leftOf(deck, seats, 13, []), base);
  return payWinner(leftOf(deck, seats, 13, moves), base, (cards) => {
    const twos = cards.filter((card) => card < 4);
    const forTwos = twos.reduce((sum, card) => sum + (card < 2 ? 10 : 5), 0);
    const counts = range(0, 11).map((n) => cards.filter((card) => step(card) === n).length);
    return (cards.length === 13 ? 26 : cards.length) + forTwos + dearest(counts);
  });
}

/** Twenty-six from everyone to the first with such a hand, counted from whoever holds the lowest card. */
function wonAtTheDeal(hands: Map<number, number[]>, base: number): Told[] {
  const low = (card: number) => step(card) * 4 + [2, 3, 0, 1][card % 4]!;
  const held = [...hands];
  const lowest = held.map(([, cards]) => Math.min(...cards.map(low)));
  const first = lowest.indexOf(Math.min(...lowest));
  const inOrder = [...held.slice(first), ...held.slice(0, first)];
  const winner = inOrder.find(([, cards]) => winsAtOnce(cards))![0];
  const sum = 26 * base * (held.length - 1);
  return netsToResults(held.map(([seat]) => [seat, seat === winner ? sum : -26 * base]));
}

function winsAtOnce(cards: readonly number[]): boolean {
  const counts = range(0, 12).map((n) => cards.filter((card) => step(card) === n).length);
  const pairs = counts.map((count) => (count > 3 ? '4' : count > 1 ? '2' : '0')).join('');
  const allPairs = counts.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const isDragon = counts.slice(0, 12).every((count) => count > 0);
  return counts[12] === 4 || isDragon || allPairs === 6 || /[24]{5}/.test(pairs.slice(0, 12));
}

/** Tries every bomb that could be taken out of what is left. */
function dearest(counts: readonly number[]): number {
  const tries = counts.flatMap((count, i) => {
    const take = (length: number, each: number, pays: number) => {
      const part = counts.slice(i, i + length);
      if (part.length < length || part.some((one) => one < each)) return [];
      const rest = counts.map((one, j) => (j >= i && j < i + length ? one - each : one));
      return [pays + dearest(rest)];
    };
    return count === 0 ? [] : [...take(1, 4, 13), ...take(3, 2, 13), ...take(4, 2, 26)];
  });
  return Math.max(0, ...tries);
}

export function bigTwoHand(
  deck: readonly number[],
  seats: readonly number[],
  base: number,
  moves: readonly Made[],
): Told[] {
  const times = (count: number) => (count === 13 ? 3 : count >= 10 ? 2 : 1);
  const left = leftOf(deck, seats, 13, moves);
  return payWinner(left, base, ({ length }) => length * times(length));
}

export function douDizhuHand(
  seats: readonly number[],
  base: number,
  moves: readonly Made[],
): Told[] {
  const bids = moves.flatMap(({ seat, move }) => {
    const { bid } = move as Laid;
    return bid === undefined ? [] : [[seat, bid] as const];
  });
  const [landlord, bid] = bids.reduce((best, one) => (one[1] > best[1] ? one : best));
  if (bid === 0) return netsToResults(seats.map((seat) => [seat, 0]));
  const plays = moves.filter(({ move }) => (move as Laid).play);
  const isBomb = (cards: number[]) =>
    (cards.length === 4 && new Set(cards.map(step)).size === 1) ||
    (cards.length === 2 && Math.min(...cards) === 52);
  const bombs = plays.filter(({ move }) => isBomb((move as Laid).play!)).length;
  const winner = plays.at(-1)!.seat;
  const own = plays.filter(({ seat }) => seat === landlord).length;
  const spring = winner === landlord ? own === plays.length : own === 1;
  const units =
    Math.min(96, bid * 2 ** (bombs + (spring ? 1 : 0))) * (winner === landlord ? 1 : -1);
  return netsToResults(
    seats.map((seat) => [seat, (seat === landlord ? 2 * units : -units) * base]),
  );
}
