import { cardGames, chanceOf, isRefused } from '@baize/games';
import { expect, test } from 'vitest';
import { countWays, isChecked, piecesOf, type Way, waysOf } from './chess.ts';

const START = 'RHEAKAEHR..........C.....C.S.S.S.S.S';
const board = `${START}${'.'.repeat(18)}s.s.s.s.s.c.....c..........rheakaehr`;
/** Published counts of the ways to play one, two and three moves from the first position. */
const COUNTS = [44, 1_920, 79_666];
const GAMES = Math.max(2, Math.ceil(Number(process.env.FAIR_BETS ?? 150) / 75));

test('a second program counts as many ways to begin a game of chess as are published', () => {
  const pieces = piecesOf(board);
  expect(COUNTS.map((_, n) => countWays(pieces, true, n + 1))).toEqual(COUNTS);
});

type View = { board: string; turn: 'red' | 'black'; options: { moves: Way[] } | null };
type End = { kind: string; winner: 'red' | 'black' | null };

/** A game of two who mostly do what comes to their mind, so that strange positions stand. */
function playGame(number: number) {
  const game = cardGames.get('xiangqi')!;
  const chance = chanceOf({ serverSeed: 'moods of chess', clientSeed: 'fair', nonce: number });
  const rules = game.rulesFor({ base: 10_000, rakeBp: 500 });
  const seats = [1, 2].map((seat) => ({ seat, stack: 0 }));
  let state = game.deal({ rules, seats, deck: [0, 1], lead: 1 });
  const seen: View[] = [];
  for (let asked = game.toMove(state); asked.length > 0; asked = game.toMove(state)) {
    const own = game.view(state, asked[0]!);
    const view = own as unknown as View;
    const { moves } = view.options!;
    const isThinking = chance() < 0.2;
    const move = isThinking ? game.bot(own, chance) : moves[Math.floor(chance() * moves.length)];
    seen.push(view);
    const next = game.apply(state, asked[0]!, move);
    if (isRefused(next)) throw new Error(next.refused);
    state = next;
  }
  const { end, board: last, turn } = state as { end: End; board: string; turn: View['turn'] };
  return { seen, end, last, turn };
}

const sorted = (ways: readonly Way[]) =>
  ways.map(({ from, to }) => from * 90 + to).sort((a, b) => a - b);

type Played = ReturnType<typeof playGame>;

function expectEnd({ seen, end, last, turn }: Played): void {
  const pieces = piecesOf(last);
  const isRedToMove = turn === 'red';
  if (waysOf(pieces, isRedToMove).length === 0) {
    const kind = isChecked(pieces, isRedToMove) ? 'checkmate' : 'stalemate';
    expect(end).toEqual({ kind, winner: isRedToMove ? 'black' : 'red' });
    return;
  }
  const all = [...seen.map((one) => `${one.board} ${one.turn}`), `${last} ${turn}`];
  const isRepeated = all.filter((one) => one === all.at(-1)).length === 3;
  const kinds = isRepeated ? ['repetition', 'perpetual-check', 'perpetual-chase'] : ['no-capture'];
  expect(kinds).toContain(end.kind);
}

test('a second program finds the same moves in every position of whole games, and the same end', () => {
  for (let number = 1; number <= GAMES; number += 1) {
    const played = playGame(number);
    for (const { board: points, turn, options } of played.seen) {
      expect(sorted(options!.moves)).toEqual(sorted(waysOf(piecesOf(points), turn === 'red')));
    }
    expectEnd(played);
  }
});
