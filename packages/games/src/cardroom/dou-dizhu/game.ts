import { type Chance, pick } from '../../chance.ts';
import type { CardGame, TableView } from '../card-game.ts';
import { BLACK_JOKER, type DeckCard } from '../deck.ts';
import { botShed } from '../shedding/bot.ts';
import { byLevel, TWO } from '../shedding/plays.ts';
import { passOrLowest } from '../shedding/trick.ts';
import { type TrickView, viewTrick } from '../shedding/view.ts';
import { douDizhuPlays } from './combos.ts';
import { douDizhuResult, isSpring, multipleOf } from './outcome.ts';
import { actDouDizhu, douDizhuOptions } from './play.ts';
import {
  type DouDizhuMove,
  type DouDizhuOptions,
  type DouDizhuRules,
  type DouDizhuState,
  dealDouDizhu,
  douDizhuRules,
} from './state.ts';

export type DouDizhuView = TableView<DouDizhuOptions> &
  Omit<TrickView, 'options'> &
  Pick<DouDizhuState, 'rules' | 'phase' | 'bids' | 'landlord'> & {
    /** Null until there is a landlord, or the hand is over. */
    readonly kitty: readonly DeckCard[] | null;
    readonly multiple: number;
    readonly isSpring: boolean;
  };

function view(state: DouDizhuState, seat: number | null): DouDizhuView {
  const { rules, phase, bids, landlord, kitty } = state;
  return {
    ...viewTrick(state.trick, seat, douDizhuPlays),
    options: seat === null ? null : douDizhuOptions(state, seat),
    result: douDizhuResult(state) ?? null,
    rules,
    phase,
    bids,
    landlord,
    kitty: phase === 'bid' ? null : kitty,
    multiple: multipleOf(state),
    isSpring: isSpring(state),
  };
}

/** Jokers, twos, aces and bombs say whether a hand can stand against two. */
function botBid({ options, seats, seat }: DouDizhuView, chance: Chance): DouDizhuMove {
  const cards = seats.find((one) => one.seat === seat)?.cards ?? [];
  const counts = [...byLevel(cards, douDizhuPlays.order)];
  const worth = counts.reduce((sum, [level, { length }]) => {
    const each = level > TWO ? level - TWO + 2 : Math.max(0, level - TWO + 2);
    return sum + each * length + (length === 4 ? 4 : 0);
  }, 0);
  const wanted = [5, 7, 9].filter((least) => worth + pick(chance, 2) > least).length;
  return { bid: options!.bids.includes(wanted) ? wanted : 0 };
}

/** Dou Dizhu: one against two, with bids, bombs and springs. */
export const douDizhu: CardGame<DouDizhuRules, DouDizhuState, DouDizhuMove, DouDizhuView> = {
  code: 'dou-dizhu',
  version: 1,
  cards: BLACK_JOKER + 2,
  seats: { min: 3, max: 3 },
  turnSeconds: 25,
  rulesFor: douDizhuRules,
  greatestLoss: ({ base, maxMultiple }) => 2 * base * maxMultiple,
  deal: dealDouDizhu,
  toMove: ({ trick: { turn } }) => (turn === null ? [] : [turn]),
  legal: douDizhuOptions,
  apply: actDouDizhu,
  timeout: ({ phase, trick }, seat) =>
    phase === 'bid' ? { bid: 0 } : passOrLowest(trick, seat, douDizhuPlays),
  view,
  result: douDizhuResult,
  bot: (seen, chance) =>
    seen.phase === 'bid'
      ? botBid(seen, chance)
      : botShed(seen, chance, {
          minRun: 5,
          isFriend: (seat) => seen.seat !== seen.landlord && seat !== seen.landlord,
        }),
};
