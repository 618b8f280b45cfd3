import {
  type CardGame,
  type HandResult,
  isRefused,
  type StakeRules,
  type TableView,
} from '../card-game.ts';
import { settleNets } from '../rake.ts';
import { botShed } from '../shedding/bot.ts';
import { dealHands, firstTrick } from '../shedding/deal.ts';
import {
  actInTrick,
  firstOut,
  passOrLowest,
  type ShedMove,
  type ShedOptions,
  type Trick,
  trickOptions,
} from '../shedding/trick.ts';
import { type TrickView, viewTrick } from '../shedding/view.ts';
import { bigTwoPlays } from './combos.ts';

export type BigTwoRules = StakeRules;
export type BigTwoState = { readonly rules: BigTwoRules; readonly trick: Trick };
export type BigTwoView = TableView<ShedOptions> &
  TrickView & {
    readonly rules: BigTwoRules;
    /** What each seat paid in units of the base; empty until the hand is over. */
    readonly pays: readonly { readonly seat: number; readonly units: number }[];
  };

const HAND = 13;
const MANY = 10;

/** Cards left; ten or more count twice, all thirteen three times. */
function unitsFor(left: number): number {
  if (left === HAND) return left * 3;
  return left >= MANY ? left * 2 : left;
}

const paysOf = ({ trick }: BigTwoState) =>
  trick.seats.map(({ seat, cards }) => ({ seat, units: unitsFor(cards.length) }));

function result(state: BigTwoState): HandResult | undefined {
  const { rules, trick } = state;
  if (trick.turn !== null) return undefined;
  const winner = firstOut(trick)!;
  const pays = paysOf(state);
  const sum = pays.reduce((all, { units }) => all + units, 0);
  const nets = pays.map(({ seat, units }) => ({
    seat,
    net: (seat === winner ? sum : -units) * rules.base,
  }));
  return { seats: settleNets(nets, rules.rakeBp), shown: trick.seats, nextLead: winner };
}

/** Big Two: singles, pairs, threes and poker hands of five; whoever is out first is paid. */
export const bigTwo: CardGame<BigTwoRules, BigTwoState, ShedMove, BigTwoView> = {
  code: 'big-two',
  version: 1,
  cards: 52,
  seats: { min: 2, max: 4 },
  turnSeconds: 25,
  rulesFor: ({ base, rakeBp }) => ({ base, rakeBp }),
  greatestLoss: ({ base }) => base * unitsFor(HAND),
  deal: ({ rules, seats, deck, lead }) => ({
    rules,
    trick: firstTrick(dealHands(seats, deck, HAND), lead, bigTwoPlays),
  }),
  toMove: ({ trick: { turn } }) => (turn === null ? [] : [turn]),
  legal: ({ trick }, seat) => trickOptions(trick, seat, bigTwoPlays),
  apply: (state, seat, move) => {
    const trick = actInTrick(state.trick, seat, move, bigTwoPlays);
    return isRefused(trick) ? trick : { ...state, trick };
  },
  timeout: ({ trick }, seat) => passOrLowest(trick, seat, bigTwoPlays),
  view: (state, seat) => ({
    ...viewTrick(state.trick, seat, bigTwoPlays),
    result: result(state) ?? null,
    rules: state.rules,
    pays: state.trick.turn === null ? paysOf(state) : [],
  }),
  result,
  bot: (view, chance) => botShed(view, chance, { minRun: 5, isFriend: () => false }),
};
