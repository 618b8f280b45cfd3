import type { Deal, Seated } from '../card-game.ts';
import type { DeckCard } from '../deck.ts';
import { settleStreet } from './betting.ts';
import { blindPlaces, fromTheLeft } from './blinds.ts';
import type { HoldemRules } from './rules.ts';
import { type HoldemSeat, type HoldemState, putIn } from './state.ts';

const BOARD = 5;

/**
 * Two cards to each seat, one at a time from the left of the button, then the board. The two seats
 * after the button post the blinds; of two players, the button posts the small one.
 */
export function dealHoldem({ rules, seats, deck, lead }: Deal<HoldemRules>): HoldemState {
  const inOrder = fromTheLeft(seats, lead);
  const count = inOrder.length;
  const { small, big } = blindPlaces(count);
  const dealt = inOrder.map((seated, place) =>
    postBlind(freshSeat(seated, [deck[place]!, deck[place + count]!], rules.ante), {
      small: place === small ? rules.smallBlind : 0,
      big: place === big ? rules.base : 0,
    }),
  );
  const state: HoldemState = {
    rules,
    button: inOrder.at(-1)!.seat,
    seats: dealt,
    runout: deck.slice(2 * count, 2 * count + BOARD),
    street: 'preflop',
    highest: rules.base,
    raiseBy: rules.base,
    turn: null,
  };
  return settleStreet(state, dealt[big]!.seat);
}

function freshSeat({ seat, stack }: Seated, cards: DeckCard[], ante: number): HoldemSeat {
  const paid = Math.min(ante, stack);
  return {
    seat,
    stack: stack - paid,
    cards,
    bet: 0,
    putIn: paid,
    folded: false,
    actedAt: null,
    last: null,
  };
}

function postBlind(seat: HoldemSeat, { small, big }: { small: number; big: number }): HoldemSeat {
  if (small + big === 0) return seat;
  return { ...putIn(seat, small + big), last: small > 0 ? 'small-blind' : 'big-blind' };
}
