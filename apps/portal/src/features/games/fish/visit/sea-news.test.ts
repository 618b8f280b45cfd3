import type { Fish, SpeciesCode } from '@baize/games';
import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { newGun } from '../engine/gun.ts';
import { newSea } from '../engine/sea.ts';
import { openHudStore } from './hud-store.ts';
import type { Inside } from './inside.ts';
import { tellBoss } from './sea-news.ts';
import { newRun } from './stop-rules.ts';

const rules = {
  shots: undefined,
  lossLimit: money('5'),
  gainLimit: undefined,
  winLimit: undefined,
};

const bossOf = (id: number, species: SpeciesCode): Fish => {
  const path = [0, 0, 1, 1, 2, 2, 3, 3];
  return { id, species, entersAt: 0, staysMs: 20_000, path, swayWidth: 0, swayMs: 1_000 };
};

/** As much of a seat as hears of a boss, with fire that goes on by itself. */
function firing(stopsAtBoss: boolean) {
  const hud = openHudStore();
  hud.tell((before) => ({ ...before, isAuto: true }));
  const inside = {
    given: { hud },
    sea: newSea(Date.now(), 0),
    gun: { ...newGun(0), isAuto: true },
    auto: { rules: { ...rules, stopsAtBoss }, run: newRun() },
  } as unknown as Inside;
  return { inside, hud };
}

test('automatic fire ends when a boss comes, for whoever asked for that', () => {
  const { inside, hud } = firing(true);
  tellBoss(inside, bossOf(1, 'kraken'));
  expect(inside.gun.isAuto).toBe(false);
  expect(hud.read()).toMatchObject({ isAuto: false, stopped: 'boss', boss: { id: 1 } });
});

test('it goes on for whoever did not ask', () => {
  const { inside, hud } = firing(false);
  tellBoss(inside, bossOf(1, 'kraken'));
  expect(hud.read()).toMatchObject({ isAuto: true, stopped: undefined });
});

test('a boss that was there before the fire began does not end it, however often it is told', () => {
  const { inside, hud } = firing(true);
  const { auto } = inside;
  inside.auto = undefined;
  tellBoss(inside, bossOf(1, 'orca'));
  inside.auto = auto;
  tellBoss(inside, bossOf(1, 'orca'));
  expect(hud.read().isAuto).toBe(true);
});
