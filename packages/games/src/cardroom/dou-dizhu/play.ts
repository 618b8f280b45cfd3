import { readFields, readWhole } from '../../choice.ts';
import { isRefused, type MoveRefused } from '../card-game.ts';
import { actInTrick, type Trick, trickOptions } from '../shedding/trick.ts';
import { douDizhuPlays } from './combos.ts';
import { type DouDizhuOptions, type DouDizhuState, HIGHEST_BID } from './state.ts';

export function douDizhuOptions(state: DouDizhuState, seat: number): DouDizhuOptions | null {
  if (state.trick.turn !== seat) return null;
  if (state.phase === 'bid') {
    return { bids: allowedBids(state), mayPass: false, mustHold: null, hints: [] };
  }
  const options = trickOptions(state.trick, seat, douDizhuPlays);
  return options && { ...options, bids: [] };
}

/** Nothing, or more than anyone before. */
function allowedBids({ bids }: DouDizhuState): number[] {
  const highest = Math.max(0, ...bids.map(({ bid }) => bid));
  return [0, 1, 2, HIGHEST_BID].filter((bid) => bid === 0 || bid > highest);
}

export function actDouDizhu(
  state: DouDizhuState,
  seat: number,
  input: unknown,
): DouDizhuState | MoveRefused {
  if (state.trick.turn !== seat) return { refused: 'not-your-turn' };
  const bid = readWhole(readFields(input, ['bid'])?.bid, 0, HIGHEST_BID);
  if (bid !== undefined) {
    const isAllowed = state.phase === 'bid' && allowedBids(state).includes(bid);
    return isAllowed ? makeBid(state, seat, bid) : { refused: 'not-allowed' };
  }
  const trick = actInTrick(state.trick, seat, input, douDizhuPlays);
  if (isRefused(trick)) return trick;
  if (state.phase === 'bid') return { refused: 'not-allowed' };
  return { ...state, trick, phase: trick.turn === null ? 'over' : 'play' };
}

/** Everyone bids once; three ends it. */
function makeBid(state: DouDizhuState, seat: number, bid: number): DouDizhuState {
  const bids = [...state.bids, { seat, bid }];
  const isLast = bids.length === state.trick.seats.length || bid === HIGHEST_BID;
  if (isLast) return crown({ ...state, bids });
  const place = state.trick.seats.findIndex((one) => one.seat === seat) + 1;
  const next = state.trick.seats[place % state.trick.seats.length]!;
  return { ...state, bids, trick: { ...state.trick, turn: next.seat } };
}

/** The highest bidder takes the three cards and leads; when nobody bids, the hand is over. */
function crown(state: DouDizhuState): DouDizhuState {
  const [highest] = [...state.bids].sort((a, b) => b.bid - a.bid);
  if (highest!.bid === 0) return { ...state, phase: 'over', trick: { ...state.trick, turn: null } };
  const landlord = highest!.seat;
  const seats = state.trick.seats.map((one) => {
    if (one.seat !== landlord) return one;
    const cards = [...one.cards, ...state.kitty];
    return { ...one, cards: cards.sort((a, b) => douDizhuPlays.order(a) - douDizhuPlays.order(b)) };
  });
  const trick: Trick = { ...state.trick, seats, turn: landlord };
  return { ...state, phase: 'play', landlord, trick };
}
