import { readFields, readWhole } from '../../choice.ts';
import type { Deal, MoveRefused } from '../card-game.ts';
import { FILES, isEmpty, movePiece, otherSide, ROWS, START } from './board.ts';
import { isInCheck } from './check.ts';
import { isReachable, isSafe, legalMoves, type Step } from './moves.ts';
import { repetitionOf } from './repetition.ts';
import {
  asked,
  keyOf,
  lostBy,
  type XiangqiMove,
  type XiangqiOptions,
  type XiangqiRules,
  type XiangqiState,
} from './state.ts';

/** The two cards of the deck are lots: whose is lower plays red in a first game; later the sides change. */
export function dealXiangqi({ rules, seats, deck, lead }: Deal<XiangqiRules>): XiangqiState {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat).map(({ seat }) => seat);
  const red = inOrder.find((seat) => seat === lead) ?? inOrder[deck[0]! % inOrder.length]!;
  return {
    rules,
    seats: { red, black: inOrder.find((seat) => seat !== red)! },
    board: START,
    turn: 'red',
    offer: null,
    lapses: { red: 0, black: 0 },
    log: [],
    past: [{ key: keyOf(START, 'red'), check: false }],
    end: null,
  };
}

export function xiangqiOptions(state: XiangqiState, seat: number): XiangqiOptions | null {
  if (!asked(state).includes(seat)) return null;
  return { moves: legalMoves(state.board, state.turn), mayAccept: state.offer !== null };
}

export function actXiangqi(
  state: XiangqiState,
  seat: number,
  input: unknown,
): XiangqiState | MoveRefused {
  if (!asked(state).includes(seat)) return { refused: 'not-your-turn' };
  const move = readMove(input);
  if (!move) return { refused: 'malformed' };
  if ('resign' in move) return { ...state, end: lostBy(state.turn, 'resigned') };
  if ('accept' in move) {
    return state.offer
      ? { ...state, end: { kind: 'agreed', winner: null } }
      : { refused: 'not-allowed' };
  }
  if (!isReachable(state.board, state.turn, move)) return { refused: 'not-allowed' };
  return isSafe(state.board, state.turn, move) ? step(state, move) : { refused: 'in-check' };
}

const LAST = FILES * ROWS - 1;

function readMove(input: unknown): XiangqiMove | undefined {
  if (readFields(input, ['resign'])?.resign === true) return { resign: true };
  if (readFields(input, ['accept'])?.accept === true) return { accept: true };
  const fields = readFields(input, ['from', 'to', 'offer', 'lapsed'], ['offer', 'lapsed']);
  const from = readWhole(fields?.from, 0, LAST);
  const to = readWhole(fields?.to, 0, LAST);
  if (from === undefined || to === undefined) return undefined;
  const areFlags = [fields?.offer, fields?.lapsed].every(
    (flag) => flag === undefined || flag === true,
  );
  if (!areFlags) return undefined;
  const offer = fields?.offer ? { offer: true as const } : {};
  const lapsed = fields?.lapsed ? { lapsed: true as const } : {};
  return { from, to, ...offer, ...lapsed };
}

function step(state: XiangqiState, move: Step & { offer?: true; lapsed?: true }): XiangqiState {
  const { board, turn } = state;
  const { from, to } = move;
  const moved = movePiece(board, from, to);
  const next = otherSide(turn);
  const isCapture = !isEmpty(board, to);
  const reached = { key: keyOf(moved, next), check: isInCheck(moved, next) };
  const after: XiangqiState = {
    ...state,
    board: moved,
    turn: next,
    offer: move.offer ? turn : null,
    lapses: { ...state.lapses, [turn]: move.lapsed ? state.lapses[turn] + 1 : 0 },
    log: [...state.log, { from, to }],
    past: isCapture ? [reached] : [...state.past, reached],
  };
  return { ...after, end: endOf(after) };
}

/** A side that cannot move has lost, in check or not. */
function endOf(state: XiangqiState): XiangqiState['end'] {
  const { board, turn, past } = state;
  if (legalMoves(board, turn).length === 0) {
    return lostBy(turn, past.at(-1)!.check ? 'checkmate' : 'stalemate');
  }
  return repetitionOf(state);
}
