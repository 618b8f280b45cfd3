import { readFields, readWhole } from '../../choice.ts';
import type { Deal, MoveRefused } from '../card-game.ts';
import { bullCardOrder } from './bull.ts';
import {
  askedOf,
  BETS,
  BIDS,
  type NiuNiuMove,
  type NiuNiuOptions,
  type NiuNiuRules,
  type NiuNiuSeat,
  type NiuNiuState,
} from './state.ts';

const HAND = 5;

/** Five cards each, one at a time, then one for each as its lot. */
export function dealNiuNiu({ rules, seats, deck }: Deal<NiuNiuRules>): NiuNiuState {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const cardOf = (place: number, round: number) => deck[place + round * inOrder.length]!;
  return {
    rules,
    phase: rules.mode === 'banker' ? 'bid' : 'bet',
    banker: null,
    seats: inOrder.map(({ seat }, place) => ({
      seat,
      cards: Array.from({ length: HAND }, (_, round) => cardOf(place, round)),
      lot: cardOf(place, HAND),
      bid: null,
      bet: null,
    })),
  };
}

export function niuNiuOptions(state: NiuNiuState, seat: number): NiuNiuOptions | null {
  if (!askedOf(state).some((one) => one.seat === seat)) return null;
  return state.phase === 'bid' ? { bids: BIDS, bets: [] } : { bids: [], bets: BETS };
}

export function actNiuNiu(
  state: NiuNiuState,
  seat: number,
  input: unknown,
): NiuNiuState | MoveRefused {
  const options = niuNiuOptions(state, seat);
  if (!options) return { refused: 'not-your-turn' };
  const move = readMove(input);
  if (!move) return { refused: 'malformed' };
  const isAllowed =
    'bid' in move ? options.bids.includes(move.bid) : options.bets.includes(move.bet);
  if (!isAllowed) return { refused: 'not-allowed' };
  const seats = state.seats.map((one) => (one.seat === seat ? { ...one, ...move } : one));
  return endPhase({ ...state, seats });
}

function readMove(input: unknown): NiuNiuMove | undefined {
  const bid = readWhole(readFields(input, ['bid'])?.bid, 0, BIDS.at(-1)!);
  if (bid !== undefined) return { bid };
  const bet = readWhole(readFields(input, ['bet'])?.bet, 0, BETS.at(-1)!);
  return bet === undefined ? undefined : { bet };
}

function endPhase(state: NiuNiuState): NiuNiuState {
  if (askedOf(state).length > 0) return state;
  if (state.phase === 'bet') return { ...state, phase: 'over' };
  return { ...state, phase: 'bet', banker: drawBanker(state) };
}

/** Those with the highest bid, the one with the highest lot first. */
export function bidders({ seats }: NiuNiuState): NiuNiuSeat[] {
  const highest = Math.max(...seats.map(({ bid }) => bid ?? 0));
  const equal = seats.filter(({ bid }) => bid === highest);
  return equal.sort((a, b) => bullCardOrder(b.lot) - bullCardOrder(a.lot));
}

const drawBanker = (state: NiuNiuState) => bidders(state)[0]!.seat;
