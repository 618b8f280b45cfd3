import { drawCannon, type Gunner, toneOf } from './draw-cannon.ts';
import { type Drawn, drawFish, drawSight, drawWorth } from './draw-fish.ts';
import { drawEffects, type Effect } from './effects.ts';
import type { Gun } from './gun.ts';
import { layFlat } from './painters/painter.ts';
import { BULLET } from './pieces.ts';
import { isSeaFrozen, type Sea } from './sea.ts';
import type { Sheets } from './sheets.ts';
import type { Bullet } from './shots.ts';
import { putOnScreen, screenAngle } from './view.ts';
import type { Water } from './water.ts';

export type Scene = Drawn & {
  water: Water;
  sheets: Sheets;
  sea: Sea;
  gun: Gun;
  isStill: boolean;
  bullets: Map<string, Bullet>;
  others: Map<number, Gunner>;
  effects: Effect[];
};

/** Everything that moves, back to front, on glass: the sea itself lies behind it and never moves. */
export function drawScene(scene: Scene, now: number): void {
  const { painter, water, sea, gun, isStill } = scene;
  const seconds = isStill ? 0 : (now % 1_000_000) / 1000;
  painter.begin();
  if (!isStill) water.drawCaustics(seconds);
  drawShoal(scene, now);
  drawBullets(scene);
  const target = gun.lockedOn === undefined ? undefined : sea.swimming.get(gun.lockedOn);
  if (target?.isSeen) drawSight(scene, target, seconds);
  if (!isStill) water.drawBubbles(seconds);
  if (isSeaFrozen(sea, now)) water.drawFrost(seconds);
  for (const other of scene.others.values()) drawCannon(scene, other, other.tone, now);
  drawCannon(scene, gun, 'gold', now);
  drawEffects(painter, scene.effects, now);
  painter.end();
}

function drawShoal(scene: Scene, now: number): void {
  const { sea, sheets, gun } = scene;
  const seaMs = sea.movedTo;
  for (const one of sea.order) {
    if (seaMs < one.fish.entersAt) continue;
    const sheet = sheets.of(one.fish.species);
    if (!sheet) continue;
    drawFish(scene, one, sheet, seaMs, now);
    if (one.isSeen) drawWorth(scene, one, sheet, one.fish.id === gun.lockedOn);
  }
}

function drawBullets({ painter, stamp, view, pieces, bullets, gun }: Scene): void {
  const size = Math.min(1, Math.max(0.55, view.size * 1.2));
  for (const { hasLanded, place, isOwn, seat } of bullets.values()) {
    if (hasLanded) continue;
    const scale = size * (isOwn ? 1 : 0.8);
    const turn = screenAngle(view, place.angle);
    putOnScreen(stamp, view, place);
    layFlat(stamp);
    stamp.width = BULLET.width * scale;
    stamp.height = BULLET.height * scale;
    stamp.cos = Math.cos(turn);
    stamp.sin = Math.sin(turn);
    painter.copy(pieces.bullets[toneOf(seat, gun.seat)], stamp);
  }
}
