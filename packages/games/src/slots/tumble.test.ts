import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance, watchChance } from '../chance.ts';
import { fastChance } from '../simulate/fast-chance.ts';
import { resultOf } from '../simulate/tally.ts';
import { simulateTumbles } from '../simulate/tumbles.ts';
import { playSlot } from './play.ts';
import { playTumble } from './play-tumble.ts';
import { type TumbleSymbol, tumbleSymbols } from './rules.ts';
import { tumble65 } from './tumble65.ts';

const weight = (symbol: TumbleSymbol, isFree: boolean) =>
  symbol === 'M' && isFree ? tumble65.freeMultiplierWeight : tumble65.weights[symbol];

/** The float that draws this symbol. */
function floatOf(symbol: TumbleSymbol, isFree = false): number {
  const at = tumbleSymbols.indexOf(symbol);
  const sum = tumbleSymbols.reduce((all, one) => all + weight(one, isFree), 0);
  const before = tumbleSymbols.slice(0, at).reduce((all, one) => all + weight(one, isFree), 0);
  return (before + 0.5) / sum;
}

/** The float that draws the first multiplier value, 2. */
const TWO = 0.001;
const blank: TumbleSymbol[] = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
const fill = (count: number) => Array.from({ length: count }, (_, i) => blank[i % blank.length]!);
const floats = (symbols: readonly TumbleSymbol[], isFree = false) =>
  symbols.flatMap((symbol) => [floatOf(symbol, isFree), ...(symbol === 'M' ? [TWO] : [])]);

test('eight anywhere pay, vanish, and what stays falls; gaps are filled from the lowest up', () => {
  const first = [...fill(22), ...new Array<TumbleSymbol>(8).fill('P9')];
  const refills: TumbleSymbol[] = ['P8', 'P8', 'P8', 'P8', 'P8', 'S', 'P8', 'P7'];
  const { chance, drawn } = watchChance(chosenChance(floats([...first, ...refills])));
  const { units, steps } = playTumble(tumble65, chance);
  expect(units).toBe(4); // 0.4 of the bet
  expect(drawn).toHaveLength(38);
  const tumble = steps.find(({ step }) => step === 'tumble')!;
  expect(tumble.wins).toEqual([{ symbol: 'P9', count: 8, multiple: 0.4 }]);
  const board = tumble.board as string[][];
  // Column 4 (from 0) lost its lowest three cells, column 5 all five.
  expect(board[4]!.slice(3)).toEqual([first[20], first[21]]);
  expect(board[4]!.slice(0, 3)).toEqual(['P8', 'P8', 'P8']);
  expect(board[5]).toEqual(['P7', 'P8', 'S', 'P8', 'P8']);
});

test('the pays step up at 10 and at 12', () => {
  const pay = (count: number) => {
    const start = [...new Array<TumbleSymbol>(count).fill('P1'), ...fill(30 - count).map(shift)];
    const rest = fill(count).map(shift);
    return playTumble(tumble65, chosenChance(floats([...start, ...rest]))).units;
  };
  // P1 would be among the fillers: take the next symbol instead.
  const shift = (symbol: TumbleSymbol): TumbleSymbol => (symbol === 'P1' ? 'P8' : symbol);
  expect([8, 9, 10, 11, 12, 15].map(pay)).toEqual([150, 150, 400, 400, 800, 800]);
});

test('multipliers of a winning board add up and multiply its win; without a win they do nothing', () => {
  const won = [...new Array<TumbleSymbol>(8).fill('P9'), 'M', 'M', ...fill(20)] as TumbleSymbol[];
  const chance = chosenChance(floats([...won, ...fill(8)]));
  expect(playTumble(tumble65, chance).units).toBe(4 * 4);
  const lost = ['M', ...fill(29)] as TumbleSymbol[];
  expect(playTumble(tumble65, chosenChance(floats(lost))).units).toBe(0);
});

test('four scatters pay 3 and give 15 free spins, where three add five and multipliers run up', () => {
  const start = [...new Array<TumbleSymbol>(4).fill('S'), ...fill(26)];
  const win = [...new Array<TumbleSymbol>(8).fill('P9'), 'M', ...fill(21)] as TumbleSymbol[];
  const winAlone = [...new Array<TumbleSymbol>(8).fill('P9'), ...fill(22)] as TumbleSymbol[];
  const more = [...new Array<TumbleSymbol>(3).fill('S'), ...fill(27)] as TumbleSymbol[];
  const spins = [
    [...win, ...fill(8)], // 0.4 × 2
    [...win, ...fill(8)], // 0.4 × 4
    [...winAlone, ...fill(8)], // 0.4, for no multiplier is on the board
    more,
    ...Array.from({ length: 11 + 5 }, () => fill(30)),
  ];
  const all = [...floats(start), ...spins.flatMap((spin) => floats(spin, true))];
  const { chance, drawn } = watchChance(chosenChance(all));
  const { units, steps } = playTumble(tumble65, chance);
  expect(units).toBe(30 + 8 + 16 + 4);
  expect(drawn).toHaveLength(all.length);
  expect(steps.filter(({ step }) => step === 'spin')).toHaveLength(21);
});

test('one seed, one bet: the same steps and payout each time', () => {
  for (let nonce = 1; nonce <= 60; nonce += 1) {
    const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce };
    const play = () => playSlot(tumble65, money('1'), chanceOf(seeds));
    expect(play()).toEqual(play());
  }
});

test('the fast simulator plays the very same rounds as the rule', () => {
  const rounds = 2_000;
  const [rule, fast] = [fastChance('same'), fastChance('same')];
  let units = 0;
  for (let i = 0; i < rounds; i += 1) units += Math.min(playTumble(tumble65, rule).units, 50_000);
  const tally = simulateTumbles(tumble65, rounds, fast);
  expect(tally.sum).toBeCloseTo(units / 10, 6);
  expect(fast()).toBe(rule());
});

test('a million spins return between 0.93 and 0.99', () => {
  const { returnToPlayer, hitRate } = resultOf(
    simulateTumbles(tumble65, 1_000_000, fastChance('a million')),
  );
  expect(returnToPlayer).toBeGreaterThan(0.93);
  expect(returnToPlayer).toBeLessThan(0.99);
  expect(hitRate).toBeCloseTo(0.2335, 2);
});
