import { readFields } from '../../choice.ts';
import type { MoveRefused } from '../card-game.ts';
import type { HoldemMove, HoldemOptions } from './rules.ts';
import {
  canAct,
  type HoldemSeat,
  type HoldemState,
  inHand,
  putIn,
  type Street,
  seatOf,
  withSeat,
} from './state.ts';

export function actHoldem(
  state: HoldemState,
  seat: number,
  input: unknown,
): HoldemState | MoveRefused {
  const options = holdemOptions(state, seat);
  if (!options) return { refused: 'not-your-turn' };
  const move = readMove(input);
  if (!move) return { refused: 'malformed' };
  if (!isAllowed(state, options, move)) return { refused: 'not-allowed' };
  return settleStreet(make(state, seatOf(state, seat)!, move), seat);
}

export function holdemOptions(state: HoldemState, seat: number): HoldemOptions | null {
  const own = seatOf(state, seat);
  if (!own || state.turn !== seat) return null;
  const missing = Math.max(0, state.highest - own.bet);
  const all = own.bet + own.stack;
  const min = Math.min(all, state.highest + state.raiseBy);
  const mayRaise = all > state.highest && isReopened(state, own) && hasRivalWithChips(state, seat);
  return {
    check: missing === 0,
    call: missing === 0 ? null : Math.min(missing, own.stack),
    raise: mayRaise ? { min, max: all } : null,
  };
}

/** Whoever has acted may raise again only after whole raises: a short all-in does not reopen the street. */
function isReopened({ highest, raiseBy }: HoldemState, { actedAt }: HoldemSeat): boolean {
  return actedAt === null || highest - actedAt >= raiseBy;
}

function hasRivalWithChips({ seats }: HoldemState, seat: number): boolean {
  return seats.some((one) => one.seat !== seat && canAct(one));
}

function readMove(input: unknown): HoldemMove | undefined {
  const fields = readFields(input, ['action', 'to'], ['to']);
  const action = fields?.action;
  if (action === 'raise') {
    const to = fields?.to;
    return Number.isSafeInteger(to) ? { action, to: to as number } : undefined;
  }
  if (fields?.to !== undefined) return undefined;
  return action === 'fold' || action === 'check' || action === 'call' ? { action } : undefined;
}

function isAllowed({ rules }: HoldemState, options: HoldemOptions, move: HoldemMove): boolean {
  const { check, call, raise } = options;
  if (move.action !== 'raise') {
    return { fold: true, check, call: call !== null }[move.action];
  }
  if (!raise || move.to < raise.min || move.to > raise.max) return false;
  return move.to === raise.max || move.to % rules.chip === 0;
}

function make(state: HoldemState, own: HoldemSeat, move: HoldemMove): HoldemState {
  const { highest, raiseBy } = state;
  if (move.action === 'fold') return withSeat(state, { ...own, folded: true, last: 'fold' });
  if (move.action !== 'raise') {
    const paid = putIn(own, move.action === 'call' ? highest - own.bet : 0);
    return withSeat(state, { ...paid, actedAt: highest, last: move.action });
  }
  const raised = putIn(own, move.to - own.bet);
  const last = highest === 0 ? 'bet' : 'raise';
  return {
    ...withSeat(state, { ...raised, actedAt: move.to, last }),
    highest: move.to,
    raiseBy: Math.max(raiseBy, move.to - highest),
  };
}

const NEXT: Record<Street, Street | undefined> = {
  preflop: 'flop',
  flop: 'turn',
  turn: 'river',
  river: undefined,
};

/** Asks the next seat after `after`, or opens the next street, or ends the hand. */
export function settleStreet(state: HoldemState, after: number): HoldemState {
  if (inHand(state).length === 1) return { ...state, turn: null };
  const asked = seatsAfter(state, after).find((seat) => isAsked(state, seat));
  if (asked) return { ...state, turn: asked.seat };
  const street = NEXT[state.street];
  if (!street) return { ...state, turn: null };
  const seats = state.seats.map((seat) => ({
    ...seat,
    bet: 0,
    actedAt: null,
    last: keptWord(seat),
  }));
  const opened = { ...state, street, seats, highest: 0, raiseBy: state.rules.base };
  return settleStreet(opened, state.button);
}

const keptWord = ({ last }: HoldemSeat) => (last === 'fold' ? last : null);

/** All seats in their order, beginning to the left of one and ending with it. */
function seatsAfter({ seats }: HoldemState, after: number): readonly HoldemSeat[] {
  const place = seats.findIndex(({ seat }) => seat === after) + 1;
  return [...seats.slice(place), ...seats.slice(0, place)];
}

/** A seat that has matched everyone is not asked when nobody is left who could answer. */
function isAsked(state: HoldemState, own: HoldemSeat): boolean {
  if (!canAct(own)) return false;
  const rivals = inHand(state).filter(({ seat }) => seat !== own.seat);
  if (rivals.every(({ stack, bet }) => stack === 0 && bet <= own.bet)) return false;
  return own.actedAt === null || own.bet < state.highest;
}
