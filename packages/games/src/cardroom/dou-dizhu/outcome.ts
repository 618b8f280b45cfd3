import type { HandResult } from '../card-game.ts';
import { settleNets } from '../rake.ts';
import { firstOut } from '../shedding/trick.ts';
import { douDizhuPlays, isBomb } from './combos.ts';
import type { DouDizhuState } from './state.ts';

/** The bid, doubled by every bomb and rocket, and by a spring at the end. */
export function multipleOf(state: DouDizhuState): number {
  const bid = Math.max(0, ...state.bids.map((one) => one.bid));
  const bombs = state.trick.log.filter(({ cards }) =>
    douDizhuPlays.readings(cards).some(isBomb),
  ).length;
  const doubled = bid * 2 ** (bombs + Number(isSpring(state)));
  return Math.min(doubled, state.rules.maxMultiple);
}

/** The farmers laid down nothing at all, or the landlord nothing after the first play. */
export function isSpring({ trick, landlord }: DouDizhuState): boolean {
  const winner = firstOut(trick);
  if (winner === undefined) return false;
  const plays = trick.log.filter(({ cards }) => cards.length > 0);
  const ofLandlord = plays.filter(({ seat }) => seat === landlord).length;
  return winner === landlord ? plays.length === ofLandlord : ofLandlord === 1;
}

/** The landlord plays for both others' stakes; when nobody wanted to be it, nothing is paid. */
export function douDizhuResult(state: DouDizhuState): HandResult | undefined {
  const { rules, phase, trick, landlord, first } = state;
  if (phase !== 'over') return undefined;
  const stake = landlord === null ? 0 : rules.base * multipleOf(state);
  const sign = firstOut(trick) === landlord ? 1 : -1;
  const nets = trick.seats.map(({ seat }) => ({
    seat,
    net: seat === landlord ? 2 * sign * stake : -sign * stake,
  }));
  return {
    seats: settleNets(nets, rules.rakeBp),
    shown: trick.seats,
    nextLead: first + 1,
  };
}
