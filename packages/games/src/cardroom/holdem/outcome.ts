import type { HandResult, SeatResult } from '../card-game.ts';
import { rankCards } from '../poker/rank.ts';
import { type Award, awardPots, type Pot, type PotSeat, potsOf, uncalled } from './pots.ts';
import { boardOf, type HoldemState, inHand, isOver } from './state.ts';

/** What every seat really put in: without what nobody called. */
export function calledBets(state: HoldemState): PotSeat[] {
  const back = uncalled(state.seats);
  return state.seats.map(({ seat, putIn, folded }) => ({
    seat,
    folded,
    putIn: putIn - (back?.seat === seat ? back.amount : 0),
  }));
}

/** Who takes which pot, when the hand is over. A hand that saw no flop pays no rake. */
export function holdemAwards(state: HoldemState): Award[] {
  const { rakeBp, rakeCap, chip } = state.rules;
  const board = boardOf(state);
  const ranks = new Map(
    isShowdown(state)
      ? inHand(state).map(({ seat, cards }) => [seat, rankCards([...cards, ...board])])
      : [],
  );
  const winnersOf = ({ seats }: Pot) => {
    const best = Math.max(...seats.map((seat) => ranks.get(seat) ?? 0));
    return seats.filter((seat) => (ranks.get(seat) ?? 0) === best);
  };
  return awardPots(potsOf(calledBets(state)), winnersOf, {
    rakeBp: board.length === 0 ? 0 : rakeBp,
    cap: rakeCap,
    chip,
  });
}

/** More than one is left at the end: their hands are compared, and shown. */
export function isShowdown(state: HoldemState): boolean {
  return isOver(state) && inHand(state).length > 1;
}

export function holdemResult(state: HoldemState): HandResult | undefined {
  if (!isOver(state)) return undefined;
  const shares = holdemAwards(state).flatMap((award) => award.shares);
  const seats = calledBets(state).map(({ seat, putIn }): SeatResult => {
    const own = shares.filter((share) => share.seat === seat);
    return {
      seat,
      putIn,
      won: own.reduce((sum, { amount }) => sum + amount, 0),
      rake: own.reduce((sum, { rake }) => sum + rake, 0),
    };
  });
  const shown = isShowdown(state) ? inHand(state) : [];
  return {
    seats,
    shown: shown.map(({ seat, cards }) => ({ seat, cards })),
    nextLead: state.button + 1,
  };
}
