import { readFields } from '../../choice.ts';
import type { MoveFault, MoveRefused } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import type { Combo, PlayRules } from './plays.ts';

export type ShedMove = { readonly play: readonly DeckCard[] } | { readonly pass: true };

export type ShedOptions = {
  readonly mayPass: boolean;
  /** The card that the very first play must hold. */
  readonly mustHold: DeckCard | null;
  /** Plays that are allowed now and worth offering, the lowest first; others may be allowed as well. */
  readonly hints: readonly (readonly DeckCard[])[];
};

export type ShedSeat = { readonly seat: number; readonly cards: readonly DeckCard[] };
export type Laid = { readonly seat: number; readonly cards: readonly DeckCard[] };

/** Who holds what, what lies there, and whose turn it is. */
export type Trick = {
  readonly seats: readonly ShedSeat[];
  /** Null when somebody has laid down their last card. */
  readonly turn: number | null;
  readonly top: (Laid & { readonly combo: Combo }) | null;
  /** Who has passed on what lies there. */
  readonly passed: readonly number[];
  readonly mustHold: DeckCard | null;
  /** Everything that was laid down, in order; a pass is laid without cards. */
  readonly log: readonly Laid[];
};

export type TrickTerms = PlayRules & {
  /** Whether whoever passes is out until the next lead. */
  readonly passBinds: boolean;
};

export function trickOptions(trick: Trick, seat: number, terms: TrickTerms): ShedOptions | null {
  const own = trick.seats.find((one) => one.seat === seat);
  if (!own || trick.turn !== seat) return null;
  const hints = terms.choices(own.cards).filter((cards) => allowed(trick, cards, terms));
  return { mayPass: trick.top !== null, mustHold: trick.mustHold, hints };
}

export function actInTrick(
  trick: Trick,
  seat: number,
  input: unknown,
  terms: TrickTerms,
): Trick | MoveRefused {
  const own = trick.seats.find((one) => one.seat === seat);
  if (!own || trick.turn !== seat) return { refused: 'not-your-turn' };
  const move = readMove(input);
  if (!move) return { refused: 'malformed' };
  if ('pass' in move) return trick.top ? passOn(trick, seat) : { refused: 'must-lead' };
  if (!move.play.every((card) => own.cards.includes(card))) return { refused: 'not-allowed' };
  const combo = allowed(trick, move.play, terms);
  if (combo) return layDown(trick, own, move.play, combo, terms);
  return { refused: faultOf(trick, move.play, terms) };
}

/** Why these cards may not be laid down now. */
function faultOf(
  { mustHold }: Trick,
  cards: readonly DeckCard[],
  { readings }: TrickTerms,
): MoveFault {
  if (readings(cards).length === 0) return 'no-play';
  return mustHold !== null && !cards.includes(mustHold) ? 'without-lowest' : 'too-low';
}

/** As what these cards may be laid down now. */
function allowed(
  { top, mustHold }: Trick,
  cards: readonly DeckCard[],
  { readings, beats }: TrickTerms,
): Combo | undefined {
  if (mustHold !== null && !cards.includes(mustHold)) return undefined;
  return readings(cards).find((combo) => top === null || beats(combo, top.combo));
}

function readMove(input: unknown): ShedMove | undefined {
  if (readFields(input, ['pass'])?.pass === true) return { pass: true };
  const play: unknown = readFields(input, ['play'])?.play;
  if (!Array.isArray(play) || play.length === 0 || play.length > 20) return undefined;
  const isWhole = play.every((card) => Number.isInteger(card));
  return isWhole && new Set(play).size === play.length ? { play: [...play] } : undefined;
}

function passOn(trick: Trick, seat: number): Trick {
  const passed = [...trick.passed, seat];
  const log = [...trick.log, { seat, cards: [] }];
  const turn = seatAfter(trick.seats, seat, passed);
  const isWon = turn === trick.top!.seat;
  return { ...trick, log, turn, top: isWon ? null : trick.top, passed: isWon ? [] : passed };
}

function layDown(
  trick: Trick,
  own: ShedSeat,
  cards: readonly DeckCard[],
  combo: Combo,
  { passBinds, order }: TrickTerms,
): Trick {
  const left = own.cards.filter((card) => !cards.includes(card));
  const passed = passBinds ? trick.passed : [];
  const laid = [...cards].sort((a, b) => order(a) - order(b));
  const next = {
    ...trick,
    seats: trick.seats.map((one) => (one.seat === own.seat ? { ...one, cards: left } : one)),
    top: { seat: own.seat, cards: laid, combo },
    passed,
    mustHold: null,
    log: [...trick.log, { seat: own.seat, cards: laid }],
    turn: left.length === 0 ? null : seatAfter(trick.seats, own.seat, passed),
  };
  // When everyone else is out already, whoever laid this leads again.
  return next.turn === own.seat ? { ...next, top: null, passed: [] } : next;
}

function seatAfter(seats: readonly ShedSeat[], seat: number, passed: readonly number[]): number {
  const place = seats.findIndex((one) => one.seat === seat) + 1;
  const inOrder = [...seats.slice(place), ...seats.slice(0, place)];
  return inOrder.find((one) => !passed.includes(one.seat))!.seat;
}

/** Whoever has laid down their last card. */
export const firstOut = ({ seats }: Trick) => seats.find(({ cards }) => cards.length === 0)?.seat;

/** A pass where one may pass, the lowest card where one must lead. */
export function passOrLowest(trick: Trick, seat: number, { order }: PlayRules): ShedMove {
  if (trick.top) return { pass: true };
  const own = trick.seats.find((one) => one.seat === seat)?.cards ?? [];
  const [lowest] = [...own].sort((a, b) => order(a) - order(b));
  return { play: [trick.mustHold ?? lowest!] };
}
