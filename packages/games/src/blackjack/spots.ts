import type { Card } from '../cards/deck.ts';
import { type Chips, type TableSpot, times } from '../tables/table-game.ts';
import { isBust, isNatural, totalOfHand } from './hand.ts';
import {
  type BlackjackMove,
  type BlackjackPlay,
  type BlackjackRound,
  type PlayedSeat,
  playBlackjack,
} from './play.ts';
import { blackjackRules } from './rules.ts';
import { pairPay, trioPay } from './side-bets.ts';

const { pays, seats } = blackjackRules;
const WHOLE = 1_000;

/** Chips that are laid before the deal, and those that a decision adds. */
const SHARES = {
  seat: 1,
  behind: 1,
  pairs: 0.1,
  trio: 0.05,
  double: 1,
  split: 1,
  'split-double': 1,
  insurance: 0.5,
} as const;

type BlackjackKind = keyof typeof SHARES;

const kinds = Object.keys(SHARES) as BlackjackKind[];
const LAID: readonly string[] = ['seat', 'behind', 'pairs', 'trio'];

export const spotOfSeat = (kind: BlackjackKind, seat: number): string => `${kind}-${seat}`;

/** Which seat a spot belongs to. */
export const seatOfSpot = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

/** Whether a spot takes chips while bets are open; the others are filled by decisions. */
export const isLaid = ({ kind }: { kind: string }): boolean => LAID.includes(kind);

export const blackjackSpots: ReadonlyMap<string, TableSpot<BlackjackRound>> = new Map(
  Array.from({ length: seats }, (_, n) => n + 1).flatMap((seat) =>
    kinds.map((kind): [string, TableSpot<BlackjackRound>] => {
      const id = spotOfSeat(kind, seat);
      const back: TableSpot<BlackjackRound>['back'] = (stake, round) =>
        times(stake, backOn(kind, seat, playOf(round)));
      return [id, { id, kind, share: SHARES[kind], back }];
    }),
  ),
);

const plays = new WeakMap<object, BlackjackPlay>();

/** A result is asked about once for every chip on it: it is played once. */
function playOf(round: BlackjackRound): BlackjackPlay {
  const play = plays.get(round) ?? playBlackjack({ ...round, from: 0 });
  plays.set(round, play);
  return play;
}

/** Thousandths that come back of a chip: 0 lost, 1,000 returned. */
function backOn(
  kind: BlackjackKind,
  seat: number,
  { seats: played, dealer }: BlackjackPlay,
): number {
  const one = played.find((other) => other.seat === seat);
  if (!one) return WHOLE;
  const [first, second] = firstCards(one);
  const won = (pay: number) => (pay > 0 ? WHOLE + pay : 0);
  switch (kind) {
    case 'pairs':
      return won(pairPay(first, second));
    case 'trio':
      return won(trioPay([first, second, dealer[0]!]));
    case 'insurance':
      return won(isNatural(dealer) ? pays.insurance : 0);
    case 'split':
    case 'split-double':
      return one.hands[1] ? handBack(one, 1, dealer) : WHOLE;
    default:
      return handBack(one, 0, dealer);
  }
}

/** A hand that was split began with one card of each half. */
function firstCards({ hands }: PlayedSeat): [Card, Card] {
  const [one, two] = hands;
  return two ? [one!.cards[0]!, two.cards[0]!] : [one!.cards[0]!, one!.cards[1]!];
}

function handBack({ hands }: PlayedSeat, hand: number, dealer: readonly Card[]): number {
  const { cards } = hands[hand]!;
  if (isBust(cards)) return 0;
  const hasNatural = hands.length === 1 && isNatural(cards);
  if (isNatural(dealer)) return hasNatural ? WHOLE : 0;
  if (hasNatural) return WHOLE + pays.blackjack;
  const [own, theirs] = [totalOfHand(cards).total, totalOfHand(dealer).total];
  if (theirs > 21 || own > theirs) return WHOLE + pays.hand;
  return own === theirs ? WHOLE : 0;
}

/** What a decision adds to the chips of one who sits there or stands behind. */
export function raiseOf(
  { seat, hand, move }: { seat: number; hand: number; move: BlackjackMove },
  chips: Chips,
): Chips {
  const on = (kind: BlackjackKind) => chips.get(spotOfSeat(kind, seat)) ?? 0n;
  const base = on('seat') + on('behind');
  const raise = (kind: BlackjackKind, amount: bigint) =>
    new Map(amount > 0n ? [[spotOfSeat(kind, seat), amount]] : []);
  if (move === 'insure') return raise('insurance', times(base, WHOLE / 2));
  if (move === 'split') return raise('split', base);
  if (move !== 'double') return new Map();
  return hand === 0 ? raise('double', base) : raise('split-double', on('split'));
}
