import { bullKey, bullMultiple, compareKeys, keyOfSeven } from './card-hands.ts';
import { range } from './stream.ts';

/** What each seat of a hand puts in, gets back and pays as rake, from its deck and its moves alone. */
export type Made = { seat: number; move: unknown };
export type Told = { seat: number; putIn: number; won: number; rake: number };

const inCents = (amount: number) => Math.floor(amount / 100) * 100;

/** Winners pay five in a hundred of what they won, to whole cents in favour of the house. */
export function netsToResults(nets: readonly [number, number][]): Told[] {
  return nets.map(([seat, net]) => {
    if (net <= 0) return { seat, putIn: Math.abs(net), won: 0, rake: 0 };
    const won = inCents((net * 95) / 100);
    return { seat, putIn: 0, won, rake: net - won };
  });
}

/** Seats from the left of the button, blinds of half and one `big`. */
export function holdemHand(
  deck: readonly number[],
  stacks: readonly [number, number][],
  big: number,
  moves: readonly Made[],
): Told[] {
  const count = stacks.length;
  const paid = new Map(stacks.map(([seat]) => [seat, 0]));
  const stackOf = new Map(stacks);
  const live = new Set(stacks.map(([seat]) => seat));
  let street = new Map<number, number>();
  let [highest, round] = [big, 0];
  const put = (seat: number, upTo: number) => {
    const before = street.get(seat) ?? 0;
    const added = Math.min(upTo - before, stackOf.get(seat)! - paid.get(seat)!);
    street.set(seat, before + added);
    paid.set(seat, paid.get(seat)! + added);
  };
  put(stacks[count === 2 ? 1 : 0]![0], inCents(big / 2));
  put(stacks[count === 2 ? 0 : 1]![0], big);
  const free = () => [...live].filter((seat) => paid.get(seat)! < stackOf.get(seat)!);
  let pending = new Set(free());
  for (const { seat, move } of moves) {
    const { action, to } = move as { action: string; to?: number };
    pending.delete(seat);
    if (action === 'fold') live.delete(seat);
    if (action === 'call') put(seat, highest);
    if (action === 'raise') {
      put(seat, to!);
      highest = to!;
      pending = new Set(free().filter((one) => one !== seat));
    }
    if (pending.size === 0 && live.size > 1) {
      [round, highest, street] = [round + 1, 0, new Map()];
      pending = new Set(free());
    }
  }
  const isRaked = live.size > 1 || round > 0;
  const board = deck.slice(2 * count, 2 * count + 5);
  const keys = new Map(
    stacks.map(([seat], i) => [seat, keyOfSeven([deck[i]!, deck[i + count]!, ...board])]),
  );
  return payPots(paid, live, keys, isRaked ? 3 * big : 0);
}

/** Peels the lowest live stake off everybody, again and again, each layer a pot of its own. */
function payPots(
  paid: Map<number, number>,
  live: Set<number>,
  keys: Map<number, number[]>,
  rakeCap: number,
): Told[] {
  const [most, second] = [...paid.values()].sort((a, b) => b - a) as [number, number];
  const told = [...paid].map(([seat, putIn]) => {
    return { seat, putIn: putIn === most ? second : putIn, won: 0, rake: 0 };
  });
  const left = new Map(told.map(({ seat, putIn }) => [seat, putIn]));
  let capLeft = rakeCap;
  while ([...left.values()].some((amount) => amount > 0)) {
    const able = [...live].filter((seat) => left.get(seat)! > 0);
    const level = Math.min(...able.map((seat) => left.get(seat)!));
    let pot = 0;
    for (const [seat, amount] of left) {
      const part = Math.min(amount, level);
      pot += part;
      left.set(seat, amount - part);
    }
    const rake = Math.min(capLeft, pot - inCents((pot * 95) / 100));
    capLeft -= rake;
    const winners = told.filter(
      ({ seat }) =>
        able.includes(seat) &&
        able.every(
          (other) => compareKeys(keys.get(seat)!, keys.get(other)!) >= 0 || able.length === 1,
        ),
    );
    share(winners, pot - rake, 'won', 100);
    share(winners, rake, 'rake', 1);
  }
  return told;
}

/** One unit after another from the left of the button. */
function share(winners: Told[], amount: number, field: 'won' | 'rake', unit: number) {
  const units = Math.floor(amount / unit);
  winners.forEach((told, i) => {
    const own = Math.floor(units / winners.length) + (i < units % winners.length ? 1 : 0);
    told[field] += own * unit;
  });
}

export function niuNiuHand(
  deck: readonly number[],
  seats: readonly number[],
  base: number,
  moves: readonly Made[],
): Told[] {
  const hands = seats.map((_, i) => range(0, 4).map((round) => deck[i + round * seats.length]!));
  const said = (seat: number, word: 'bid' | 'bet') =>
    moves
      .filter((made) => made.seat === seat)
      .map(({ move }) => (move as Record<string, number>)[word])
      .find((value) => value !== undefined) ?? 0;
  const bids = seats.map((seat) => said(seat, 'bid'));
  const lot = (i: number) => bullKey([deck[i + 5 * seats.length]!]).slice(1);
  const banker = range(0, seats.length - 1).sort(
    (a, b) => bids[b]! - bids[a]! || compareKeys(lot(b), lot(a)),
  )[0]!;
  const nets = seats.map((seat, i): [number, number] => {
    if (i === banker) return [seat, 0];
    const [own, other] = [bullKey(hands[i]!), bullKey(hands[banker]!)];
    const wins = compareKeys(own, other) > 0;
    const stake = base * Math.max(1, bids[banker]!) * said(seat, 'bet');
    return [seat, wins ? stake * bullMultiple(own[0]!) : -stake * bullMultiple(other[0]!)];
  });
  nets[banker]![1] = -nets.reduce((sum, [, net]) => sum + net, 0);
  return netsToResults(nets);
}
