import { fish as contract, type Output } from '@baize/contract';
import type { Money } from '@baize/money';
import { ask } from '../../../../shared/calls/api.ts';
import { newGun } from '../engine/gun.ts';
import { newSea, type Sea } from '../engine/sea.ts';
import { openEngine } from '../engine/sea-engine.ts';
import { openChores } from './chores.ts';
import { type Given, type Inside, nameOf, rounded, type Table } from './inside.ts';
import { keepChoice, readChoice } from './last-choice.ts';
import { judge } from './own-catches.ts';
import { refuse, spendSpare, stopAuto, takeBullet, tellFired } from './own-fire.ts';
import { readJudged } from './read-judged.ts';
import { hearNews, readSea, tellBoss } from './sea-news.ts';
import { type Judged, openShooter } from './shooter.ts';
import { BOSS_PITCH } from './sounds.ts';
import { newRun } from './stop-rules.ts';

/** One's place at the sea: the picture, the cannon and the purse put together. */
export function openTable(given: Given): Table {
  const { sat, host, costs, isStill, aheadMs } = given;
  const sea = newSea(sat.sea.openedAt, aheadMs);
  const chosen = readChoice(sat.visit.visitId, costs.length);
  const gun = { ...newGun(sat.visit.seat), ...chosen };
  given.hud.tell((hud) => ({ ...hud, ...chosen }));
  const shooter = openShooter(
    callsOf(given, sea, () => inside),
    { cost: costs[chosen.level - 1]!, balance: sat.balance },
  );
  const engine = openEngine({
    host,
    sea,
    gun,
    isStill,
    takeBullet: () => takeBullet(inside),
    onFired: (bullet) => tellFired(inside, bullet),
    onSpare: () => spendSpare(inside),
    onStrike({ bullet, at, x, y, fish }) {
      const place = { x: rounded(x, 10), y: rounded(y, 10) };
      shooter.struck({ ...nameOf(bullet.key), at: Math.round(at), ...place, fish });
    },
    onBoss({ fish }) {
      given.playSound('bigWin', BOSS_PITCH);
      tellBoss(inside, fish);
    },
  });
  const own = { auto: undefined, closed: new Set<string>(), chores: openChores(), loaded: 0 };
  const inside: Inside = { given, gun, sea, engine, shooter, ...own };
  shooter.adopt(sat.magazines);
  readSea(inside, sat.sea);
  return controlsOf(inside);
}

function controlsOf(inside: Inside): Table {
  const { given, gun, sea, engine, shooter } = inside;
  const { visitId } = given.sat.visit;
  return {
    engine,
    shooter,
    gun,
    sea,
    hear: (news) => hearNews(inside, news),
    read: (shown) => readSea(inside, shown),
    begin(rules) {
      inside.auto = { rules, run: newRun() };
      gun.isAuto = true;
      given.hud.shotsLeft.tell(rules.shots);
      given.hud.tell((hud) => ({ ...hud, isAuto: true, stopped: undefined }));
    },
    stop: () => stopAuto(inside, undefined),
    setLevel(level) {
      gun.level = level;
      shooter.setCost(given.costs[level - 1]!);
      given.hud.tell((hud) => ({ ...hud, level, fault: undefined }));
      keepChoice(visitId, gun);
    },
    setWeapon(weapon) {
      gun.weapon = weapon;
      given.hud.tell((hud) => ({ ...hud, weapon }));
      keepChoice(visitId, gun);
    },
    close() {
      engine.close();
      shooter.close();
      given.writeClosed();
    },
  };
}

function callsOf(given: Given, sea: Sea, insideOf: () => Inside) {
  const { visitId } = given.sat.visit;
  return {
    async load(input: { requestId: string; cost: Money; bullets: number; spent: string[] }) {
      const loaded = await ask(contract.load, { visitId, clientSeed: undefined, ...input });
      // Why nothing could be fired stands until something can.
      insideOf().given.hud.tell((hud) => (hud.fault ? { ...hud, fault: undefined } : hud));
      return loaded;
    },
    async shoot(input: Omit<Output<typeof contract.shoot.input>, 'visitId'>) {
      const judged = await ask(contract.shoot, { visitId, ...input }, undefined, readJudged);
      sea.aheadMs = Math.max(sea.aheadMs, aheadBy(judged.now));
      return judged;
    },
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    onBalance: given.onBalance,
    onLoaded(bullets: number) {
      insideOf().loaded = bullets;
    },
    onJudged: (judged: Judged) => judge(insideOf(), judged),
    onRefused: (error: unknown) => refuse(insideOf(), error),
  };
}

/**
 * An answer is never younger than the instant it tells, so the house's clock is at least so far ahead.
 * Whoever thinks it further ahead than it is fires in the future, and is refused.
 */
export const aheadBy = (now: number): number => now - Date.now();
