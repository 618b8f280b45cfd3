import {
  type CardGame,
  type Deal,
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
import { tienLenPlays } from './combos.ts';
import { type InstantWin, instantWinOf } from './instant.ts';
import { GREATEST_PAY, payForCards } from './penalties.ts';

export type TienLenRules = StakeRules;
/** Who won as the cards were dealt. */
type Instant = { readonly seat: number; readonly kind: InstantWin };
export type TienLenState = {
  readonly rules: TienLenRules;
  readonly trick: Trick;
  readonly instant: Instant | null;
};
export type TienLenView = TableView<ShedOptions> &
  TrickView & {
    readonly rules: TienLenRules;
    readonly instant: Instant | null;
    /** What each seat paid in units of the base; empty until the hand is over. */
    readonly pays: readonly { readonly seat: number; readonly units: number }[];
  };

const HAND = 13;

function deal({ rules, seats, deck, lead }: Deal<TienLenRules>): TienLenState {
  const trick = firstTrick(dealHands(seats, deck, HAND), lead, tienLenPlays);
  const place = trick.seats.findIndex(({ seat }) => seat === trick.turn);
  const fromLead = [...trick.seats.slice(place), ...trick.seats.slice(0, place)];
  const [instant] = fromLead.flatMap(({ seat, cards }) => {
    const kind = instantWinOf(cards);
    return kind ? [{ seat, kind }] : [];
  });
  return { rules, instant: instant ?? null, trick: instant ? { ...trick, turn: null } : trick };
}

/** Each loser pays for what they hold; an instant win is paid as thirteen cards, without more. */
function paysOf({ trick, instant }: TienLenState): { seat: number; units: number }[] {
  const winner = instant?.seat ?? firstOut(trick);
  return trick.seats.map(({ seat, cards }) => {
    if (seat === winner) return { seat, units: 0 };
    return { seat, units: instant ? 2 * HAND : payForCards(cards) };
  });
}

function result(state: TienLenState): HandResult | undefined {
  const { rules, trick, instant } = state;
  if (trick.turn !== null) return undefined;
  const pays = paysOf(state);
  const sum = pays.reduce((all, { units }) => all + units, 0);
  const winner = (instant?.seat ?? firstOut(trick))!;
  const nets = pays.map(({ seat, units }) => ({
    seat,
    net: (seat === winner ? sum : -units) * rules.base,
  }));
  return { seats: settleNets(nets, rules.rakeBp), shown: trick.seats, nextLead: winner };
}

/** Tien Len of the south: whoever is rid of their cards first is paid for all that is left. */
export const tienLen: CardGame<TienLenRules, TienLenState, ShedMove, TienLenView> = {
  code: 'tien-len',
  version: 1,
  cards: 52,
  seats: { min: 2, max: 4 },
  turnSeconds: 20,
  rulesFor: ({ base, rakeBp }) => ({ base, rakeBp }),
  greatestLoss: ({ base }) => base * GREATEST_PAY,
  deal,
  toMove: ({ trick: { turn } }) => (turn === null ? [] : [turn]),
  legal: ({ trick }, seat) => trickOptions(trick, seat, tienLenPlays),
  apply: (state, seat, move) => {
    const trick = actInTrick(state.trick, seat, move, tienLenPlays);
    return isRefused(trick) ? trick : { ...state, trick };
  },
  timeout: ({ trick }, seat) => passOrLowest(trick, seat, tienLenPlays),
  view: (state, seat) => ({
    ...viewTrick(state.trick, seat, tienLenPlays),
    result: result(state) ?? null,
    rules: state.rules,
    instant: state.instant,
    pays: state.trick.turn === null ? paysOf(state) : [],
  }),
  result,
  bot: (view, chance) => botShed(view, chance, { minRun: 3, isFriend: () => false }),
};
