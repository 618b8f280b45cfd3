import type { CardGame } from '../card-game.ts';
import { actHoldem, holdemOptions } from './betting.ts';
import { botHoldem } from './bot.ts';
import { dealHoldem } from './deal.ts';
import { holdemResult } from './outcome.ts';
import { type HoldemMove, type HoldemRules, holdemRules } from './rules.ts';
import type { HoldemState } from './state.ts';
import { type HoldemView, viewHoldem } from './view.ts';

/** Texas hold'em, no limit: cash tables, and the hands of a sit-and-go. */
export const holdem: CardGame<HoldemRules, HoldemState, HoldemMove, HoldemView> = {
  code: 'holdem',
  version: 1,
  cards: 52,
  seats: { min: 2, max: 9 },
  turnSeconds: 20,
  rulesFor: holdemRules,
  greatestLoss: (_rules, { stack }) => stack,
  deal: dealHoldem,
  toMove: ({ turn }) => (turn === null ? [] : [turn]),
  legal: holdemOptions,
  apply: actHoldem,
  timeout: (state, seat) =>
    holdemOptions(state, seat)?.check ? { action: 'check' } : { action: 'fold' },
  view: viewHoldem,
  result: holdemResult,
  bot: botHoldem,
};
