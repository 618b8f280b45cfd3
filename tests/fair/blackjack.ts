/**
 * Blackjack written from its description alone: a round played again from the order of the cards, the
 * seats and their decisions, and a shoe after shoe of hands by the strategy's card. A card is its index
 * in the published deck.
 */
const worth = (card: number) => (card >= 48 ? 1 : Math.min(10, Math.floor(card / 4) + 2));

type Best = [total: number, hasElevens: boolean];

function best(cards: readonly number[]): Best {
  let total = 0;
  let aces = 0;
  for (const card of cards) {
    total += worth(card);
    if (worth(card) === 1) aces += 1;
  }
  return aces > 0 && total + 10 <= 21 ? [total + 10, true] : [total, false];
}

export type Hand = number[];
export type Played = { hands: Record<number, Hand[]>; dealer: Hand; used: number };
export type Move = { seat: number; move: string };

const natural = (hand: Hand) => hand.length === 2 && best(hand)[0] === 21;

/** Deals and plays until the decisions end; undefined when more of them are needed. */
export function replay(
  cards: readonly number[],
  from: number,
  seats: readonly number[],
  moves: readonly Move[],
): Played | undefined {
  let at = from;
  const take = () => cards[at++]!;
  const hands: Record<number, Hand[]> = Object.fromEntries(seats.map((seat) => [seat, [[]]]));
  const dealer: Hand = [];
  for (let twice = 0; twice < 2; twice += 1) {
    for (const seat of seats) hands[seat]![0]!.push(take());
    dealer.push(take());
  }
  const asked = worth(dealer[0]!) === 1 ? seats.length : 0;
  const rest = moves.slice(asked);
  if (moves.length < asked) return undefined;
  if (natural(dealer)) return { hands, dealer, used: at - from };
  for (const seat of seats) if (!playSeat(hands[seat]!, rest, take)) return undefined;
  const open = seats.some((seat) => hands[seat]!.some((hand) => isOpen(hand, hands[seat]!)));
  while (open && best(dealer)[0] < 17) dealer.push(take());
  return { hands, dealer, used: at - from };
}

const isOpen = (hand: Hand, own: Hand[]) =>
  best(hand)[0] <= 21 && !(own.length === 1 && natural(hand));

/** False when the decisions do not reach to the end of the seat's hands. */
function playSeat(own: Hand[], rest: Move[], take: () => number): boolean {
  for (let n = 0; n < own.length; n += 1) {
    const end = playOne(own, n, rest, take);
    if (end !== 'played') return end === 'aces';
  }
  return true;
}

function playOne(own: Hand[], n: number, rest: Move[], take: () => number) {
  while (best(own[n]!)[0] < 21) {
    const next = rest.shift();
    if (!next) return 'short';
    if (next.move === 'stand') return 'played';
    if (next.move !== 'split') own[n]!.push(take());
    else if (splitAces(own, take)) return 'aces';
    if (next.move === 'double') return 'played';
  }
  return 'played';
}

/** Makes two hands of one; says whether they are aces, which get no more cards. */
function splitAces(own: Hand[], take: () => number): boolean {
  const [left, right] = own[0]! as [number, number];
  own.splice(0, 1, [left], [right]);
  for (const half of own) half.push(take());
  return worth(left) === 1;
}

/** What a hand brings for a chip of one, the chip included. */
export function handPays(hand: Hand, isSplit: boolean, dealer: Hand): number {
  const own = best(hand)[0];
  const theirs = best(dealer)[0];
  const isOwn = !isSplit && hand.length === 2 && own === 21;
  const isTheirs = dealer.length === 2 && theirs === 21;
  if (own > 21) return 0;
  if (isOwn || isTheirs) return isOwn && isTheirs ? 1 : isOwn ? 2.5 : 0;
  if (theirs > 21 || own > theirs) return 2;
  return own === theirs ? 1 : 0;
}

const weak = (up: number, low: number, high: number) => up >= low && up <= high;

function splits(value: number, up: number): boolean {
  if (value === 1 || value === 8) return true;
  if (value === 9) return weak(up, 2, 6) || weak(up, 8, 9);
  if (value === 4) return weak(up, 5, 6);
  return [2, 3, 6, 7].includes(value) && weak(up, 2, value === 6 ? 6 : 7);
}

type Choice = 'hit' | 'stand' | 'double';

function softChoice(total: number, up: number, two: boolean): Choice {
  const from = total <= 14 ? 5 : total <= 16 ? 4 : 3;
  if (two && total <= 18 && weak(up, from, 6)) return 'double';
  const draws = total <= 17 || (total === 18 && (up >= 9 || up === 1));
  return draws ? 'hit' : 'stand';
}

const DOUBLES: Record<number, [number, number]> = { 9: [3, 6], 10: [2, 9], 11: [2, 10] };

function hardChoice(total: number, up: number, two: boolean): Choice {
  const doubles = two && DOUBLES[total];
  if (doubles && weak(up, ...doubles)) return 'double';
  const stands = total >= 17 || (total >= 12 && weak(up, total === 12 ? 4 : 2, 6));
  return stands ? 'stand' : 'hit';
}

/** Hand after hand from shoes that are shuffled anew for each: what a chip of one comes to. */
export function averageBack(hands: number, random: () => number): number {
  const shoe = Array.from({ length: 416 }, (_, n) => n % 52);
  let left = 416;
  const take = () => {
    const pick = Math.floor(random() * left);
    left -= 1;
    const card = shoe[pick]!;
    shoe[pick] = shoe[left]!;
    shoe[left] = card;
    return card;
  };
  let net = 0;
  for (let n = 0; n < hands; n += 1) {
    left = 416;
    net += oneHand(take);
  }
  return 1 + net / hands;
}

function oneHand(take: () => number): number {
  const first = take();
  const dealer = [take()];
  const hand = [first, take()];
  dealer.push(take());
  if (natural(dealer)) return natural(hand) ? 0 : -1;
  if (natural(hand)) return 1.5;
  const up = worth(dealer[0]!);
  const value = worth(first);
  const isSplit = value === worth(hand[1]!) && splits(value, up);
  const played = isSplit ? hand.map((card) => [card, take()]) : [hand];
  const chips = played.map((cards) => (isSplit && value === 1 ? 1 : playOut(cards, up, take)));
  if (played.some((cards) => best(cards)[0] <= 21)) {
    while (best(dealer)[0] < 17) dealer.push(take());
  }
  return played.reduce(
    (sum, cards, n) => sum + chips[n]! * (handPays(cards, isSplit, dealer) - 1),
    0,
  );
}

/** Draws as the published card says; how many chips lie there in the end. */
function playOut(cards: Hand, up: number, take: () => number): number {
  while (best(cards)[0] < 21) {
    const [total, soft] = best(cards);
    const choice = (soft ? softChoice : hardChoice)(total, up, cards.length === 2);
    if (choice === 'stand') return 1;
    cards.push(take());
    if (choice === 'double') return 2;
  }
  return 1;
}
