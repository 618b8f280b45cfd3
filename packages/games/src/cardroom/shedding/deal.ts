import type { Seated } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import type { PlayRules } from './plays.ts';
import type { ShedSeat, Trick } from './trick.ts';

/** So many cards each, one at a time. */
export function dealHands(
  seats: readonly Seated[],
  deck: readonly DeckCard[],
  count: number,
): ShedSeat[] {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  return inOrder.map(({ seat }, place) => ({
    seat,
    cards: Array.from({ length: count }, (_, round) => deck[place + round * inOrder.length]!),
  }));
}

/** The last winner leads as they like; in a first hand, or when they have left, the lowest card leads. */
export function firstTrick(
  dealt: readonly ShedSeat[],
  lead: number | undefined,
  { order }: PlayRules,
): Trick {
  const seats = dealt.map(({ seat, cards }) => ({
    seat,
    cards: [...cards].sort((a, b) => order(a) - order(b)),
  }));
  const [lowest] = seats.flatMap(({ cards }) => cards).sort((a, b) => order(a) - order(b));
  const isHere = seats.some(({ seat }) => seat === lead);
  return {
    seats,
    turn: isHere ? lead! : seats.find(({ cards }) => cards.includes(lowest!))!.seat,
    top: null,
    passed: [],
    mustHold: isHere ? null : lowest!,
    log: [],
  };
}
