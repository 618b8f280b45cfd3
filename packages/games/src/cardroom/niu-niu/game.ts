import type { CardGame } from '../card-game.ts';
import { botNiuNiu } from './bot.ts';
import { GREATEST_MULTIPLE } from './bull.ts';
import { niuNiuResult } from './outcome.ts';
import { actNiuNiu, dealNiuNiu, niuNiuOptions } from './play.ts';
import {
  askedOf,
  BETS,
  BIDS,
  type NiuNiuMove,
  type NiuNiuRules,
  type NiuNiuState,
} from './state.ts';
import { type NiuNiuView, viewNiuNiu } from './view.ts';

/** Niu Niu: four cards are seen, the banker is bid for, all others bet against it. */
export const niuNiu: CardGame<NiuNiuRules, NiuNiuState, NiuNiuMove, NiuNiuView> = {
  code: 'niu-niu',
  version: 1,
  cards: 52,
  seats: { min: 2, max: 6 },
  turnSeconds: 10,
  rulesFor: ({ base, rakeBp }) => ({ base, rakeBp, mode: 'banker' }),
  greatestLoss: ({ base, mode }, _seated, seats) =>
    base *
    BETS.at(-1)! *
    GREATEST_MULTIPLE *
    // A banker may lose to all others, the rest lose to one.
    (mode === 'banker' ? BIDS.at(-1)! * (seats - 1) : 1),
  deal: dealNiuNiu,
  toMove: (state) => askedOf(state).map(({ seat }) => seat),
  legal: niuNiuOptions,
  apply: actNiuNiu,
  timeout: ({ phase }) => (phase === 'bid' ? { bid: 0 } : { bet: 1 }),
  view: viewNiuNiu,
  result: niuNiuResult,
  bot: botNiuNiu,
};
