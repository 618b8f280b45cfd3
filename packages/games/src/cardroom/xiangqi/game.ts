import type { CardGame, HandResult, SeatResult, TableView } from '../card-game.ts';
import { takeRake } from '../rake.ts';
import type { Board, Side } from './board.ts';
import { bestMove } from './bot.ts';
import { legalMoves, type Step } from './moves.ts';
import { actXiangqi, dealXiangqi, xiangqiOptions } from './play.ts';
import {
  asked,
  type XiangqiMove,
  type XiangqiOptions,
  type XiangqiRules,
  type XiangqiState,
} from './state.ts';

export type XiangqiView = TableView<XiangqiOptions> &
  Pick<XiangqiState, 'rules' | 'seats' | 'turn' | 'offer' | 'lapses' | 'log' | 'end'> & {
    readonly board: Board;
    readonly isCheck: boolean;
  };

const sides = ['red', 'black'] as const;

/** Both play for the same stake; a draw gives both of them back. */
function result(state: XiangqiState): HandResult | undefined {
  const { end, rules, seats } = state;
  if (!end) return undefined;
  const seatResult = (side: Side): SeatResult => {
    const { won, rake } = takeRake(end.winner === side ? rules.base : 0, rules.rakeBp);
    const back = end.winner === side || end.winner === null ? rules.base : 0;
    return { seat: seats[side], putIn: rules.base, won: back + won, rake };
  };
  return { seats: sides.map(seatResult), shown: [], nextLead: seats.black };
}

/** After so many turns in a row that were moved for a side, it has left the board. */
const PATIENCE = 2;

/** The middle of what could be played, without thought: whoever is away is not played for well. */
function timeout({ board, turn, lapses }: XiangqiState): XiangqiMove {
  const moves = legalMoves(board, turn);
  const [first] = moves.slice(Math.floor(moves.length / 2));
  return lapses[turn] >= PATIENCE || !first ? { resign: true } : { ...first, lapsed: true };
}

function view(state: XiangqiState, seat: number | null): XiangqiView {
  const { rules, seats, turn, offer, lapses, log, end, board, past } = state;
  return {
    seat,
    toMove: asked(state),
    options: seat === null ? null : xiangqiOptions(state, seat),
    result: result(state) ?? null,
    rules,
    seats,
    turn,
    offer,
    lapses,
    log,
    end,
    board,
    isCheck: past.at(-1)!.check,
  };
}

/** Does not repeat itself while it has another move. */
function freshMoves({ options, log }: XiangqiView): readonly Step[] {
  const before = log.at(-4);
  const moves = options!.moves.filter(({ from, to }) => from !== before?.from || to !== before.to);
  return moves.length > 0 ? moves : options!.moves;
}

/** Chinese chess for a stake. */
export const xiangqi: CardGame<XiangqiRules, XiangqiState, XiangqiMove, XiangqiView> = {
  code: 'xiangqi',
  version: 1,
  cards: 2,
  seats: { min: 2, max: 2 },
  turnSeconds: 45,
  rulesFor: ({ base, rakeBp }) => ({ base, rakeBp, hasChase: true }),
  greatestLoss: ({ base }) => base,
  deal: dealXiangqi,
  toMove: asked,
  legal: xiangqiOptions,
  apply: actXiangqi,
  timeout,
  view,
  result,
  thinksLong: true,
  bot: (seen, chance) => bestMove(seen.board, seen.turn, freshMoves(seen), chance),
};
