import type { HandResult } from '../card-game.ts';
import { settleNets } from '../rake.ts';
import { bullOf, strengthOfBull } from './bull.ts';
import { bankerMultiple, type NiuNiuSeat, type NiuNiuState } from './state.ts';

/** Against whom everyone plays: the banker, or without one the best hand. */
function centre({ seats, banker }: NiuNiuState): NiuNiuSeat {
  const [best] = [...seats].sort((a, b) => strengthOfBull(b.cards) - strengthOfBull(a.cards));
  return seats.find(({ seat }) => seat === banker) ?? best!;
}

/** What each seat wins or loses before rake: base × banker × bet × the winning hand's multiple. */
export function niuNiuNets(state: NiuNiuState): { seat: number; net: number }[] {
  const middle = centre(state);
  const stake = state.rules.base * bankerMultiple(state);
  const others = state.seats
    .filter(({ seat }) => seat !== middle.seat)
    .map(({ seat, cards, bet }) => {
      const wins = strengthOfBull(cards) > strengthOfBull(middle.cards);
      const amount = stake * (bet ?? 1) * bullOf(wins ? cards : middle.cards).multiple;
      return { seat, net: wins ? amount : -amount };
    });
  const sum = others.reduce((all, { net }) => all + net, 0);
  return state.seats.map(
    ({ seat }) => others.find((one) => one.seat === seat) ?? { seat, net: 0 - sum },
  );
}

export function niuNiuResult(state: NiuNiuState): HandResult | undefined {
  if (state.phase !== 'over') return undefined;
  return {
    seats: settleNets(niuNiuNets(state), state.rules.rakeBp),
    shown: state.seats.map(({ seat, cards }) => ({ seat, cards })),
    nextLead: centre(state).seat,
  };
}
