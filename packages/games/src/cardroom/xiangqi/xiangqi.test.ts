import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { playHand } from '../hands-by-chance.ts';
import { type Board, FILES, movePiece, otherSide, ROWS, type Side, START } from './board.ts';
import { bestMove } from './bot.ts';
import { isInCheck } from './check.ts';
import { xiangqi } from './game.ts';
import { legalMoves } from './moves.ts';
import { keyOf, type XiangqiState } from './state.ts';

const rules = xiangqi.rulesFor({ base: 100_000, rakeBp: 500 });
const seats = [
  { seat: 1, stack: 0 },
  { seat: 2, stack: 0 },
];
const start = xiangqi.deal({ rules, seats, deck: [0, 1], lead: 1 });

/** A point as `e0`: the file from red's left, the row from red's side. */
const point = (text: string) => Number(text[1]) * FILES + 'abcdefghi'.indexOf(text[0]!);

function boardOf(pieces: string): Board {
  const points = new Array<string>(FILES * ROWS).fill('.');
  for (const piece of pieces.split(' ')) points[point(piece.slice(1))] = piece[0]!;
  return points.join('');
}

function position(pieces: string, turn: Side = 'red'): XiangqiState {
  const board = boardOf(pieces);
  return { ...start, board, turn, past: [{ key: keyOf(board, turn), check: false }] };
}

/** Moves written as `a0a1`. */
function play(state: XiangqiState, ...moves: string[]): XiangqiState {
  return moves.reduce((now, text) => {
    const move = { from: point(text.slice(0, 2)), to: point(text.slice(2)) };
    const next = xiangqi.apply(now, now.seats[now.turn], move);
    if (isRefused(next)) throw new Error(`${text}: ${next.refused}`);
    return next;
  }, state);
}

const targets = (pieces: string, from: string, turn: Side = 'red') =>
  legalMoves(boardOf(pieces), turn)
    .filter((move) => move.from === point(from))
    .map(({ to }) => `${'abcdefghi'[to % FILES]}${Math.floor(to / FILES)}`)
    .sort();

test('there are 44 first moves, and 1,920 ways to play the first two', () => {
  const first = legalMoves(START, 'red');
  expect(first).toHaveLength(44);
  const replies = first.map(
    ({ from, to }) => legalMoves(movePiece(START, from, to), 'black').length,
  );
  expect(replies.reduce((sum, count) => sum + count, 0)).toBe(1_920);
});

test('a bot looks at so many positions and then moves by what it has seen', () => {
  const left = { positions: 60 };
  const moves = legalMoves(START, 'red');
  expect(moves).toContainEqual(bestMove(START, 'red', moves, () => 0.5, left));
  // The replies to the move under thought are still looked at, each for itself.
  expect(left.positions).toBeGreaterThan(-60);
  expect(left.positions).toBeLessThanOrEqual(0);
});

test('each piece has its own way', () => {
  const generals = 'Ke0 kd9';
  expect(targets(`${generals} Aa0 Ad0`, 'd0')).toEqual(['e1']);
  expect(targets(`${generals} Ec4 Sd3`, 'c4')).toEqual(['a2']);
  expect(targets(`${generals} Hb0 Sb1`, 'b0')).toEqual(['d1']);
  expect(targets(`${generals} Ra0 Sa2 Sc0`, 'a0')).toEqual(['a1', 'b0']);
  expect(targets(`${generals} Ca0 Sa2 ra5 Sb0`, 'a0')).toEqual(['a1', 'a5']);
  expect(targets(`${generals} Sa4`, 'a4')).toEqual(['a5']);
  expect(targets(`${generals} Sb5`, 'b5')).toEqual(['a5', 'b6', 'c5']);
  expect(targets('Ke1 kd9', 'e1')).toEqual(['e0', 'e2', 'f1']);
});

test('generals never face each other, and nobody stays in check', () => {
  expect(targets('Ke0 ke9 Re4', 'e4').every((to) => to.startsWith('e'))).toBe(true);
  expect(isInCheck(boardOf('Ke0 ke9'), 'red')).toBe(true);
  expect(targets('Ke0 kd9 re5 Ra3', 'a3')).toEqual(['e3']);
});

test('mate wins, and so does leaving the other side without a move', () => {
  const mate = play(position('Kd0 Ra8 Rb7 ke9'), 'b7b9');
  expect(mate.end).toEqual({ kind: 'checkmate', winner: 'red' });
  const stalemate = play(position('Kd0 Ra7 kf9 Re1'), 'a7a8');
  expect(stalemate.end).toEqual({ kind: 'stalemate', winner: 'red' });
});

test('whoever gives check for ever has lost, other repetitions are a draw', () => {
  const chase = position('Kd0 Ra8 kf9 re5');
  const round = ['a8a9', 'f9f8', 'a9a8', 'f8f9'];
  const perpetual = play(chase, ...round, ...round);
  expect(perpetual.end).toEqual({ kind: 'perpetual-check', winner: 'black' });
  const quiet = ['a0a1', 'a9a8', 'a1a0', 'a8a9'];
  expect(play(start, ...quiet, ...quiet).end).toEqual({ kind: 'repetition', winner: null });
  expect(play(start, ...quiet).end).toBeNull();
});

test('whoever chases one unprotected piece for ever has lost', () => {
  const round = ['a5a7', 'b7b5', 'a7a5', 'b5b7'];
  const ends = (pieces: string, hasChase?: true) => {
    const rules = { base: 100_000, rakeBp: 500, ...(hasChase && { hasChase }) };
    return play({ ...position(pieces), rules }, ...round, ...round).end;
  };
  const pieces = 'Ke0 kd9 Ra5 cb7';
  expect(ends(pieces, true)).toEqual({ kind: 'perpetual-chase', winner: 'black' });
  // What is covered is not chased, and hands of before the rule end as they did.
  expect(ends(`${pieces} rb9`, true)).toEqual({ kind: 'repetition', winner: null });
  expect(ends(pieces)).toEqual({ kind: 'repetition', winner: null });
});

test('sixty moves of each side without a capture are a draw', () => {
  const past = Array.from({ length: 120 }, (_, n) => ({ key: String(n), check: false }));
  expect(play({ ...start, past }, 'a0a1').end).toEqual({ kind: 'no-capture', winner: null });
  expect(play({ ...start, past }, 'b2b9').end).toBeNull();
});

test('the winner takes the other stake less rake, a draw gives both back', () => {
  const resigned = xiangqi.apply(start, 1, { resign: true }) as XiangqiState;
  expect(xiangqi.result(resigned)).toMatchObject({
    seats: [
      { seat: 1, putIn: 100_000, won: 0, rake: 0 },
      { seat: 2, putIn: 100_000, won: 195_000, rake: 5_000 },
    ],
    nextLead: 2,
  });
  const move = { from: point('a0'), to: point('a1') };
  const offered = xiangqi.apply(start, 1, { ...move, offer: true }) as XiangqiState;
  const agreed = xiangqi.apply(offered, 2, { accept: true }) as XiangqiState;
  expect(xiangqi.result(agreed)?.seats.map(({ won }) => won)).toEqual([100_000, 100_000]);
  expect(xiangqi.apply(start, 1, { accept: true })).toEqual({ refused: 'not-allowed' });
});

test('whoever does not move is moved for twice, then has resigned', () => {
  const away = (state: XiangqiState) => {
    const lapsed = xiangqi.apply(state, 1, xiangqi.timeout(state, 1)) as XiangqiState;
    if (lapsed.end) return lapsed;
    return xiangqi.apply(lapsed, 2, legalMoves(lapsed.board, 'black')[0]) as XiangqiState;
  };
  expect(away(away(start)).end).toBeNull();
  expect(away(away(away(start))).end).toEqual({ kind: 'resigned', winner: 'black' });
});

test('hostile moves are refused', () => {
  const refused = (move: unknown) => xiangqi.apply(start, 1, move);
  const junk = [
    null,
    {},
    { from: 0 },
    { from: 0, to: 90 },
    { from: -1, to: 3 },
    { from: 0.5, to: 9 },
  ];
  for (const move of [...junk, { resign: 1 }, { from: 0, to: 9, offer: false }, 'a0a1']) {
    expect(refused(move)).toEqual({ refused: 'malformed' });
  }
  expect(refused({ from: point('a0'), to: point('a3') })).toEqual({ refused: 'not-allowed' });
  expect(refused({ from: point('a9'), to: point('a8') })).toEqual({ refused: 'not-allowed' });
  expect(refused({ from: point('e5'), to: point('e6') })).toEqual({ refused: 'not-allowed' });
  expect(xiangqi.apply(start, 2, { resign: true })).toEqual({ refused: 'not-your-turn' });
});

test('the first game is drawn for red, and every game ends with both stakes paid out', () => {
  expect(xiangqi.deal({ rules, seats, deck: [1, 0] }).seats).toEqual({ red: 2, black: 1 });
  const chance = fastChance('chess');
  const choose = (state: XiangqiState, seat: number) => {
    const { moves } = xiangqi.legal(state, seat)!;
    return moves[pick(chance, moves.length)]!;
  };
  const { result } = playHand(xiangqi, { rules, seats }, choose, chance);
  expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
});

test('a bot takes what is left to be taken, and mates when it can', () => {
  const chance = fastChance('a bot at chess');
  const botMove = (state: XiangqiState) => xiangqi.bot(xiangqi.view(state, 1), chance);
  const free = position('Kd0 Ra3 ke9 ha7 sc6');
  expect(botMove(free)).toEqual({ from: point('a3'), to: point('a7') });
  const mate = position('Kd0 Ra8 Rb7 ke9');
  const after = xiangqi.apply(mate, 1, botMove(mate)) as XiangqiState;
  expect(after.end).toEqual({ kind: 'checkmate', winner: 'red' });
  expect(otherSide(after.turn)).toBe('red');
});
