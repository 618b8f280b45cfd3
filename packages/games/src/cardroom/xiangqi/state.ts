import type { StakeRules } from '../card-game.ts';
import { type Board, otherSide, type Side } from './board.ts';
import type { Step } from './moves.ts';

export type XiangqiRules = StakeRules & {
  /** Whether whoever chases one piece for ever has lost; hands of before that are judged without it. */
  readonly hasChase?: true;
};

export type XiangqiMove =
  /** `offer` offers a draw with it; `lapsed` says that it was made for someone who did not move. */
  | (Step & { readonly offer?: true; readonly lapsed?: true })
  | { readonly accept: true }
  | { readonly resign: true };

export type XiangqiOptions = {
  readonly moves: readonly Step[];
  /** The other side has offered a draw; any move declines it. */
  readonly mayAccept: boolean;
};

export type XiangqiEnd =
  | 'checkmate'
  | 'stalemate'
  | 'resigned'
  | 'agreed'
  | 'perpetual-check'
  | 'perpetual-chase'
  | 'repetition'
  | 'no-capture';

export type XiangqiState = {
  readonly rules: XiangqiRules;
  readonly seats: Readonly<Record<Side, number>>;
  readonly board: Board;
  readonly turn: Side;
  /** Who has offered a draw with the last move. */
  readonly offer: Side | null;
  /** How often in a row a side was moved for. */
  readonly lapses: Readonly<Record<Side, number>>;
  /** Every move so far. */
  readonly log: readonly Step[];
  /** Since the last capture: each position with the side to move, and whether the move to it gave check. */
  readonly past: readonly { readonly key: string; readonly check: boolean }[];
  readonly end: { readonly kind: XiangqiEnd; readonly winner: Side | null } | null;
};

export const keyOf = (board: Board, turn: Side) => `${board}${turn === 'red' ? 'w' : 'b'}`;

export const asked = ({ end, turn, seats }: XiangqiState) => (end ? [] : [seats[turn]]);

export const lostBy = (side: Side, kind: XiangqiEnd) => ({ kind, winner: otherSide(side) });
