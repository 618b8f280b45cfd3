import type { CardGame } from '../card-game.ts';
import { thirteenResult } from './outcome.ts';
import { actThirteen, dealThirteen, proposeThirteen, thirteenOptions } from './play.ts';
import { GREATEST_ROWS } from './rows.ts';
import { isDone, type ThirteenMove, type ThirteenRules, type ThirteenState } from './state.ts';
import { type ThirteenView, viewThirteen } from './view.ts';

const GUN = 2;
const HOME_RUN = 2;

const cardsOf = (seats: ThirteenView['seats'] | ThirteenState['seats'], seat: number | null) =>
  seats.find((one) => one.seat === seat)?.cards ?? [];

/** Thirteen cards in three rows, compared with everyone at the table. */
export const thirteenCards: CardGame<ThirteenRules, ThirteenState, ThirteenMove, ThirteenView> = {
  code: 'thirteen-cards',
  version: 1,
  cards: 52,
  seats: { min: 2, max: 4 },
  turnSeconds: 60,
  rulesFor: ({ base, rakeBp }) => ({ base, rakeBp }),
  // One of three others may shoot everybody, while the other two hit as well.
  greatestLoss: ({ base }, _seated, seats) =>
    base * GREATEST_ROWS * GUN * (seats === 4 ? HOME_RUN + 2 : seats - 1),
  deal: dealThirteen,
  toMove: ({ seats }) => seats.filter((one) => !isDone(one)).map(({ seat }) => seat),
  legal: thirteenOptions,
  apply: actThirteen,
  timeout: ({ seats }, seat) => proposeThirteen(cardsOf(seats, seat)),
  view: viewThirteen,
  result: thirteenResult,
  bot: ({ seats, seat }) => proposeThirteen(cardsOf(seats, seat)),
};
