import { slotLookCodes } from '@baize/art';
import { slotGames, slotThemes } from '@baize/games';
import { expect, test } from 'vitest';
import { facePicture, slotSet } from '../../../shared/own-games/slot-theme.ts';
import { restingBoard } from './engine/resting-board.ts';
import { layOut } from './engine/stage-layout.ts';
import { payRows } from './pay-rows.ts';
import { instruments } from './sound/instruments.ts';

const stages: [width: number, height: number][] = [
  [390, 430],
  [390, 620],
  [820, 700],
  [1120, 760],
  [1600, 420],
];

test('every slot of the catalogue has a look and an instrument of its own', () => {
  expect(slotThemes.map(({ code }) => code).toSorted()).toEqual(slotLookCodes.toSorted());
  for (const { code, sound } of slotThemes) expect(instruments, code).toHaveProperty(sound.set);
});

test.each(slotGames)('$code: each symbol that can be shown has a picture', ({ code, rules }) => {
  const set = slotSet(code, rules);
  const { board } = restingBoard(set, undefined);
  expect(board).toHaveLength(set.columns);
  for (const symbol of new Set([...board.flat(), ...payRows(rules).map((row) => row.symbol)])) {
    expect(facePicture(set, symbol)).toMatch(/^<svg/);
  }
});

test('the reels fit every stage, with room for the words below them', () => {
  for (const code of ['lines25', 'tumble65']) {
    const { rules } = slotGames.find((game) => game.code === code)!;
    const set = slotSet(code, rules);
    for (const [width, height] of stages) {
      const { x, y, box, cabinet } = layOut(set, width, height);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + box.width).toBeLessThanOrEqual(width);
      expect(y + box.height).toBeLessThanOrEqual(height - 60);
      expect(cabinet.cell).toBeGreaterThan(36);
    }
  }
});

test('the paytable speaks in multiples of the whole bet', () => {
  const row = (code: string, symbol: string) => {
    const { rules } = slotGames.find((game) => game.code === code)!;
    return payRows(rules)
      .find((one) => one.symbol === symbol)!
      .pays.map(({ times }) => times);
  };
  expect(row('lines25', 'H1')).toEqual([40, 8, 2]);
  expect(row('ways243', 'H1')).toEqual([30, 6.25, 1.5]);
  expect(row('tumble65', 'P1')).toEqual([80, 40, 15]);
  expect(row('tumble65', 'S')).toEqual([100, 5, 3]);
});
