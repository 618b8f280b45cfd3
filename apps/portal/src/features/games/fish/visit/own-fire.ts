import { refusalCode } from '@baize/web/refusals.ts';
import type { Bullet } from '../engine/shots.ts';
import type { Hud } from './hud.ts';
import { type Inside, nameOf, rounded } from './inside.ts';
import { keyOf } from './shooter.ts';
import { shotPitches } from './sounds.ts';
import { reasonToStop } from './stop-rules.ts';

/** The next bullet of one's own, unless a rule of automatic fire says stop. */
export function takeBullet(inside: Inside): string | undefined {
  const { given, gun, shooter, auto } = inside;
  const cost = given.costs[gun.level - 1]!;
  const reason = gun.isAuto && auto ? reasonToStop(auto.rules, auto.run, cost) : undefined;
  if (reason) {
    stopAuto(inside, reason);
    return undefined;
  }
  const taken = shooter.take();
  if (!taken) return undefined;
  if (gun.isAuto && auto) {
    auto.run.shots++;
    auto.run.spent += cost;
  }
  return keyOf(taken.magazineId, taken.n);
}

export function tellFired({ given, shooter, chores }: Inside, bullet: Bullet): void {
  const { key, firedAt, angle, weapon, lockedOn } = bullet;
  const at = Math.round(firedAt);
  shooter.fired({ ...nameOf(key), at, angle: rounded(angle, 1e4), weapon, lockedOn });
  given.playSound('place', shotPitches[weapon]);
  chores.add(given.makeSoundReady);
}

/** What a frame does that fires nothing: it writes what the shot before it changed, or else what waits longer. */
export function spendSpare(inside: Inside): void {
  const { given, gun, auto, loaded, chores } = inside;
  const isWritten = given.hud.loaded.read() === loaded;
  if (isWritten) chores.doSome();
  given.hud.loaded.tell(loaded);
  if (!gun.isAuto || auto?.rules.shots === undefined) return;
  given.hud.shotsLeft.tell(auto.rules.shots - auto.run.shots);
}

export function stopAuto(inside: Inside, stopped: Hud['stopped']): void {
  if (!inside.gun.isAuto) return;
  inside.gun.isAuto = false;
  inside.auto = undefined;
  inside.given.hud.tell((hud) => ({ ...hud, isAuto: false, stopped }));
}

/** What the house says no to is not asked for again until the player does. */
export function refuse(inside: Inside, error: unknown): void {
  if (refusalCode(error) === 'PLAY_TOO_FAST') return;
  inside.gun.isHeld = false;
  inside.gun.isTapped = false;
  stopAuto(inside, 'refused');
  const isOver = ['NOT_FOUND', 'ACTION_NOT_ALLOWED'].includes(refusalCode(error) ?? '');
  inside.given.hud.tell((hud) => ({ ...hud, fault: error, isOver: hud.isOver || isOver }));
}
