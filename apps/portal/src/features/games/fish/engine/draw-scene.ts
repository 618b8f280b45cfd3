import { drawCannon, type Gunner, toneOf } from './draw-cannon.ts';
import { type Drawn, drawFish, drawSight, drawWorth, layFlat } from './draw-fish.ts';
import { drawEffects, type Effect } from './effects.ts';
import type { Gun } from './gun.ts';
import { BULLET } from './pieces.ts';
import { isSeaFrozen, type Sea } from './sea.ts';
import type { Sheets } from './sheets.ts';
import type { Bullet } from './shots.ts';
import { screenAngle, toScreen } from './view.ts';
import { drawBubbles, drawCaustics, drawFrost } from './water.ts';

export type Scene = Drawn & {
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
  const { ink, view, sea, gun, isStill } = scene;
  const seconds = isStill ? 0 : (now % 1_000_000) / 1000;
  layFlat(scene);
  ink.clearRect(0, 0, view.width, view.height);
  if (!isStill) drawCaustics(ink, view, seconds);
  drawShoal(scene, now);
  drawBullets(scene);
  layFlat(scene);
  const target = gun.lockedOn === undefined ? undefined : sea.swimming.get(gun.lockedOn);
  if (target?.isSeen) drawSight(scene, target, seconds);
  if (!isStill) drawBubbles(ink, view, seconds);
  if (isSeaFrozen(sea, now)) drawFrost(ink, view, seconds);
  for (const other of scene.others.values()) drawCannon(scene, other, other.tone, now);
  drawCannon(scene, gun, 'gold', now);
  layFlat(scene);
  drawEffects(ink, scene.effects, now);
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

function drawBullets({ ink, view, density, pieces, bullets, gun }: Scene): void {
  const size = Math.min(1, Math.max(0.55, view.size * 1.2)) * density;
  for (const { hasLanded, place, isOwn, seat } of bullets.values()) {
    if (hasLanded) continue;
    const { x, y } = toScreen(view, place);
    const scale = size * (isOwn ? 1 : 0.8);
    const turn = screenAngle(view, place.angle);
    const cos = Math.cos(turn) * scale;
    const sin = Math.sin(turn) * scale;
    ink.setTransform(cos, sin, -sin, cos, x * density, y * density);
    const drawing = pieces.bullets[toneOf(seat, gun.seat)];
    ink.drawImage(drawing, -BULLET.width / 2, -BULLET.height / 2);
  }
}
