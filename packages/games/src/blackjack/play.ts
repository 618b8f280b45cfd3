import type { Card } from '../cards/deck.ts';
import type { StoryStep } from '../tables/table-game.ts';
import { isBust, isNatural, pointsOf, totalOfHand } from './hand.ts';
import { blackjackRules } from './rules.ts';

export const blackjackMoves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

/** A decision of a seat, in milliseconds from the moment the first card moves. */
export type MadeMove = { seat: number; move: BlackjackMove; atMs: number };

/** All that decides a round: where in the shoe it began, who sat, what they did, and the cards. */
export type BlackjackRound = {
  from: number;
  seats: readonly number[];
  moves: readonly MadeMove[];
  cards: readonly Card[];
};

type PlayedHand = { cards: Card[]; isDoubled: boolean; isOver: boolean };
export type PlayedSeat = { seat: number; hands: PlayedHand[]; isInsured: boolean | null };

/** Who is asked, what they may do, and until when. Insurance is asked of all seats at once. */
type BlackjackTurn = {
  seats: number[];
  hand: number;
  moves: BlackjackMove[];
  endsAtMs: number;
};

export type BlackjackPlay = {
  seats: PlayedSeat[];
  dealer: Card[];
  /** Cards that were taken from the shoe. */
  used: number;
  turn: BlackjackTurn | null;
  steps: StoryStep[];
  /** When the last step has been seen. */
  clockMs: number;
};

const CARD_MS = 450;
const MOVE_MS = 700;
const PEEK_MS = 1_400;
const DEALER_MS = 1_100;
const LAST_MS = 1_200;

const { decisionMs } = blackjackRules;

/** Plays a round as far as its moves go. A move that is not legal there is an error of the caller. */
export function playBlackjack({ cards, from, seats, moves }: BlackjackRound): BlackjackPlay {
  const round = dealRound(cards, from, seats);
  if (seats.length === 0) return { ...shown(round), turn: null };
  askOrBegin(round);
  for (const made of moves) makeMove(round, made);
  return { ...shown(round), turn: turnOf(round) };
}

type Table = {
  seats: PlayedSeat[];
  dealer: Card[];
  draw(): Card;
  usedCards(): number;
  steps: StoryStep[];
  clockMs: number;
  stage: 'insurance' | 'play' | 'over';
};

const shown = (table: Table) => ({
  seats: table.seats,
  dealer: table.dealer,
  used: table.usedCards(),
  steps: table.steps,
  clockMs: table.clockMs,
});

function tell(table: Table, step: string, fields: object, takesMs: number): void {
  table.steps.push({ step, atMs: table.clockMs, ...fields });
  table.clockMs += takesMs;
}

/** A card to every seat and the dealer, and a second one; the dealer's lies face down. */
function dealRound(cards: readonly Card[], from: number, seats: readonly number[]): Table {
  let next = from;
  const table: Table = {
    seats: seats.map((seat) => ({
      seat,
      hands: [{ cards: [], isDoubled: false, isOver: false }],
      isInsured: null,
    })),
    dealer: [],
    draw: () => {
      const card = cards[next];
      if (!card) throw new Error('The shoe has no more cards');
      next += 1;
      return card;
    },
    usedCards: () => next - from,
    steps: [],
    clockMs: 0,
    stage: 'play',
  };
  if (seats.length === 0) return table;
  for (const place of [0, 1]) {
    for (const one of table.seats) dealTo(table, one, 0, CARD_MS);
    const card = table.draw();
    table.dealer.push(card);
    tell(table, 'card', { to: 'dealer', place, card: place === 0 ? card : null }, CARD_MS);
  }
  for (const { hands } of table.seats) hands[0]!.isOver = totalOfHand(hands[0]!.cards).total === 21;
  return table;
}

function dealTo(table: Table, { seat, hands }: PlayedSeat, hand: number, takesMs: number): void {
  const card = table.draw();
  const { cards } = hands[hand]!;
  tell(table, 'card', { to: 'seat', seat, hand, place: cards.length, card }, takesMs);
  cards.push(card);
}

/** Under an ace everyone may insure first; under a ten the dealer looks at once. */
function askOrBegin(table: Table): void {
  const up = table.dealer[0]!;
  if (up.rank === 1) table.stage = 'insurance';
  else if (pointsOf(up) === 10) peek(table);
  else goOn(table);
}

function peek(table: Table): void {
  const hasBlackjack = isNatural(table.dealer);
  tell(table, 'peek', { hasBlackjack }, PEEK_MS);
  table.stage = 'play';
  if (hasBlackjack) endRound(table);
  else goOn(table);
}

/** When no hand is left to be played, the dealer's is. */
function goOn(table: Table): void {
  if (handToPlay(table)) return;
  endRound(table);
}

function handToPlay({ seats }: Pick<Table, 'seats'>) {
  for (const one of seats) {
    const hand = one.hands.findIndex(({ isOver }) => !isOver);
    if (hand >= 0) return { one, hand };
  }
  return undefined;
}

/** The dealer draws only against a hand that still can win or lose by it. */
function endRound(table: Table): void {
  const { dealer, seats } = table;
  table.stage = 'over';
  tell(table, 'turn', { card: dealer[1]! }, DEALER_MS);
  const isContested = seats.some(({ hands }) =>
    hands.some(({ cards }) => !isBust(cards) && !(hands.length === 1 && isNatural(cards))),
  );
  while (isContested && !isNatural(dealer) && totalOfHand(dealer).total < 17) {
    const card = table.draw();
    tell(table, 'card', { to: 'dealer', place: dealer.length, card }, DEALER_MS);
    dealer.push(card);
  }
  tell(table, 'result', { dealer: totalOfHand(dealer).total }, LAST_MS);
}

function turnOf(table: Table): BlackjackTurn | null {
  const endsAtMs = table.clockMs + decisionMs;
  if (table.stage === 'insurance') {
    const seats = table.seats.filter(({ isInsured }) => isInsured === null);
    return {
      seats: seats.map(({ seat }) => seat),
      hand: 0,
      moves: ['insure', 'decline'],
      endsAtMs: dealtMs(table.seats.length) + decisionMs,
    };
  }
  const found = table.stage === 'over' ? undefined : handToPlay(table);
  if (!found) return null;
  const { one, hand } = found;
  return { seats: [one.seat], hand, moves: legalMoves(one, hand), endsAtMs };
}

/** When the first two cards lie everywhere. */
const dealtMs = (seats: number) => 2 * (seats + 1) * CARD_MS;

function legalMoves({ hands }: PlayedSeat, hand: number): BlackjackMove[] {
  const { cards } = hands[hand]!;
  const [first, second] = cards as [Card, Card];
  const isPair = cards.length === 2 && pointsOf(first) === pointsOf(second);
  return [
    'hit',
    'stand',
    ...(cards.length === 2 ? (['double'] as const) : []),
    ...(hands.length === 1 && isPair ? (['split'] as const) : []),
  ];
}

function makeMove(table: Table, { seat, move, atMs }: MadeMove): void {
  const turn = turnOf(table);
  if (!turn?.seats.includes(seat) || !turn.moves.includes(move)) {
    throw new Error(`Seat ${seat} may not ${move}`);
  }
  const one = table.seats.find((other) => other.seat === seat)!;
  table.clockMs = Math.max(table.clockMs, atMs);
  if (table.stage === 'insurance') insure(table, one, move);
  else playHand(table, one, { hand: turn.hand, move });
}

function playHand(
  table: Table,
  one: PlayedSeat,
  { hand: n, move }: { hand: number; move: BlackjackMove },
): void {
  const hand = one.hands[n]!;
  tell(table, 'move', { seat: one.seat, hand: n, move }, move === 'stand' ? CARD_MS : 0);
  if (move === 'split') splitHand(table, one);
  else if (move !== 'stand') dealTo(table, one, n, MOVE_MS);
  hand.isDoubled ||= move === 'double';
  const { total } = totalOfHand(hand.cards);
  hand.isOver ||= move === 'stand' || move === 'double' || total >= 21;
  goOn(table);
}

function insure(table: Table, one: PlayedSeat, move: BlackjackMove): void {
  one.isInsured = move === 'insure';
  tell(table, 'move', { seat: one.seat, hand: 0, move }, 0);
  if (table.seats.every(({ isInsured }) => isInsured !== null)) peek(table);
}

/** Two hands of one card each get a second one; aces get no more than that. */
function splitHand(table: Table, one: PlayedSeat): void {
  const [first, second] = one.hands[0]!.cards as [Card, Card];
  const isAces = first.rank === 1;
  one.hands = [first, second].map((card) => ({ cards: [card], isDoubled: false, isOver: false }));
  tell(table, 'split', { seat: one.seat }, MOVE_MS);
  for (const hand of [0, 1]) dealTo(table, one, hand, MOVE_MS);
  for (const hand of one.hands) hand.isOver = isAces || totalOfHand(hand.cards).total === 21;
}
