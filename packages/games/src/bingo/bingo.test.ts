import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { drawBalls, drawCard, judgeCard } from './draw.ts';
import { bingo } from './game.ts';
import { bingoChances, bingoHitRate, bingoReturn } from './return-to-player.ts';
import { bingoLines, bingoRules, FREE_CELL } from './rules.ts';

const nonce = (nonce: number) =>
  chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce });

test('a card has five columns of their own fifteen numbers and a free centre', () => {
  for (let n = 1; n <= 50; n += 1) {
    const card = drawCard(nonce(n));
    expect(card[FREE_CELL]).toBe(0);
    const numbers = card.filter((number) => number > 0);
    expect(new Set(numbers).size).toBe(24);
    card.forEach((number, cell) => {
      if (cell !== FREE_CELL) expect(Math.ceil(number / 15)).toBe(Math.floor(cell / 5) + 1);
    });
  }
});

test('nonce 1 of the published seeds deals its card, then 29 different balls', () => {
  const { steps, draws } = bingo.start({}, money('1'), nonce(1));
  expect(draws).toBe(24 + 29);
  const [first] = steps[0]!.card as number[];
  expect(first).toBe(12); // floor(0.7467 × 15) of 1 … 15
  expect(new Set(steps[1]!.balls as number[]).size).toBe(29);
});

test('one line pays 5, more lines 22 instead, corners 10 beside', () => {
  const card = drawCard(nonce(1));
  const with_ = (...cells: number[]) =>
    judgeCard(
      card,
      cells.map((cell) => card[cell]!),
    );
  const [firstColumn, secondColumn] = bingoLines;
  expect(with_(...firstColumn!)).toMatchObject({ lines: [0], multiple: 5 });
  expect(with_(...firstColumn!, ...secondColumn!)).toMatchObject({ lines: [0, 1], multiple: 22 });
  expect(with_(0, 4, 20, 24)).toMatchObject({ corners: true, lines: [], multiple: 10 });
  expect(with_(0, 6, 18, 24)).toMatchObject({ lines: [10], multiple: 5 });
  expect(with_()).toMatchObject({ multiple: 0 });
});

test('the exact return lies in 0.94 to 0.97, and is the published one', () => {
  const { noLine, oneLine, moreLines } = bingoChances();
  expect(noLine + oneLine + moreLines).toBeCloseTo(1, 12);
  expect(bingoReturn()).toBeCloseTo(0.964188, 6);
  expect(bingoHitRate()).toBeGreaterThan(1 - noLine);
});

test('5,000 cards agree with the counted chances', () => {
  const cards = 5_000;
  const seen = { one: 0, more: 0, corners: 0 };
  const chance = nonce(2);
  const card = drawCard(chance);
  for (let i = 0; i < cards; i += 1) {
    const { lines, corners } = judgeCard(card, drawBalls(chance));
    if (lines.length === 1) seen.one += 1;
    if (lines.length > 1) seen.more += 1;
    if (corners) seen.corners += 1;
  }
  const chances = bingoChances();
  const isNear = (count: number, p: number) =>
    expect(Math.abs(count - cards * p)).toBeLessThan(4.5 * Math.sqrt(cards * p * (1 - p)));
  isNear(seen.one, chances.oneLine);
  isNear(seen.more, chances.moreLines);
  isNear(seen.corners, chances.corners);
  expect(bingoRules.drawn).toBe(29);
});
