import type { Money } from '@baize/money';
import { type Chance, pickSome } from '../chance.ts';
import type { Played } from '../game.ts';
import { type BingoChoice, bingoCorners, bingoLines, bingoRules, FREE_CELL } from './rules.ts';

const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

/** 25 cells, column by column from the left, each from top to bottom; 0 is the free centre. */
export function drawCard(chance: Chance): number[] {
  const { size, numbersPerColumn } = bingoRules;
  return upFrom(0, size).flatMap((column) => {
    const pool = upFrom(column * numbersPerColumn + 1, numbersPerColumn);
    const isMiddle = column === 2;
    const numbers = pickSome(chance, pool, isMiddle ? size - 1 : size);
    return isMiddle ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers;
  });
}

export function drawBalls(chance: Chance): number[] {
  return pickSome(chance, upFrom(1, bingoRules.balls), bingoRules.drawn);
}

export type BingoStep =
  | { step: 'card'; card: number[] }
  | { step: 'balls'; balls: number[] }
  | { step: 'end'; lines: number[]; corners: boolean; multiplier: number };

/** The card first, then the balls. */
export function playBingo(_choice: BingoChoice, stake: Money, chance: Chance): Played<BingoStep> {
  const card = drawCard(chance);
  const balls = drawBalls(chance);
  const { lines, corners, multiple } = judgeCard(card, balls);
  return {
    payout: stake * BigInt(multiple),
    steps: [
      { step: 'card', card },
      { step: 'balls', balls },
      { step: 'end', lines, corners, multiplier: multiple },
    ],
  };
}

/** Which lines are complete, and what the card is worth; the same for a round that many cards share. */
export function judgeCard(card: readonly number[], balls: readonly number[]) {
  const drawn = new Set(balls);
  const isMarked = (cell: number) => cell === FREE_CELL || drawn.has(card[cell]!);
  const lines = bingoLines.flatMap((cells, line) => (cells.every(isMarked) ? [line] : []));
  const corners = bingoCorners.every(isMarked);
  const { oneLine, moreLines, corners: forCorners } = bingoRules.pays;
  const forLines = lines.length > 1 ? moreLines : lines.length * oneLine;
  return { lines, corners, multiple: forLines + (corners ? forCorners : 0) };
}
