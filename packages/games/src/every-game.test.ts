import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { dice } from './dice/game.ts';
import { gameRules, instantRulesByCode, sharedGames } from './every-game.ts';
import { hashOfRules } from './game.ts';

const all = [...gameRules.values(), ...sharedGames.values()];
const nonce = (nonce: number) =>
  chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce });

test('no two games have one code or one fingerprint', () => {
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
  for (const { code } of all) expect(code).toMatch(/^[a-z0-9-]{3,40}$/);
  expect(gameRules.get('dice')!.hash).toBe(hashOfRules(dice));
});

test('every sub-type that is not a plain slot has a game', () => {
  const kinds = new Set(all.map(({ subType }) => subType));
  for (const kind of ['JP', 'TG', 'AC', 'BG'] as const) expect(kinds).toContain(kind);
});

test('every game says what it pays, how often, and how that is known', () => {
  for (const game of all) {
    expect(game.describe().length, game.code).toBeGreaterThan(0);
    for (const { rows, columns } of game.describe()) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(columns.length);
    }
    const { returnToPlayer, hitRate } = game.returnOf(game.usualChoice);
    expect(returnToPlayer, game.code).toBeGreaterThan(0.83);
    expect(returnToPlayer, game.code).toBeLessThan(0.993);
    expect(hitRate).toBeGreaterThan(0);
    expect(game.maxMultiple(game.usualChoice)).toBeGreaterThan(1);
  }
});

test('a round depends on choice, stake and seeds alone, and is all plain data', () => {
  for (const game of gameRules.values()) {
    const choice = game.usualChoice;
    const stake = game.subType === 'TG' ? money('1') : money('2');
    for (let n = 1; n <= 5; n += 1) {
      const round = game.start(choice, stake, nonce(n));
      expect(game.replay({ choice, stake, actions: [] }, nonce(n))).toEqual(round);
      expect(JSON.parse(JSON.stringify(round.steps))).toEqual(round.steps);
      expect(round.draws).toBeGreaterThan(0);
      expect(round.payout % 100n).toBe(0n);
      expect(round.state).toBe(game.isInstant ? 'settled' : 'open');
    }
  }
});

test('games that are decided at once know no action', () => {
  for (const game of instantRulesByCode.values()) {
    expect(game.readAction({ action: 'cashout' })).toBeUndefined();
    expect(game.isInstant).toBe(true);
  }
});

test('nothing that is no choice of a game is read as one', () => {
  const odd = [null, 1, 'x', [], { x: 1 }, { spots: {} }, Object.create({ target: 2 })];
  for (const game of all) {
    for (const choice of odd) {
      const read = game.readChoice(choice);
      const isEmpty = read !== undefined && Object.keys(read as object).length === 0;
      expect(read === undefined || isEmpty, game.code).toBe(true);
    }
  }
});
