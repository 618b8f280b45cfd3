import { drawCannon, type Gunner, toneOf } from './draw-cannon.ts';
import { type Drawn, drawFish, drawSight, drawWorth } from './draw-fish.ts';
import { drawEffects, type Effect } from './effects.ts';
import type { Gun } from './gun.ts';
import { BULLET } from './pieces.ts';
import { isSeaFrozen, type Sea, seaNow } from './sea.ts';
import type { Sheets } from './sheets.ts';
import { type Bullet, placeOfBullet } from './shots.ts';
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
  const { ink, view, density, sea, gun, isStill } = scene;
  const seconds = isStill ? 0 : (now % 1_000_000) / 1000;
  ink.setTransform(density, 0, 0, density, 0, 0);
  ink.clearRect(0, 0, view.width, view.height);
  if (!isStill) drawCaustics(ink, view, seconds);
  drawShoal(scene, now);
  drawBullets(scene, now);
  const target = gun.lockedOn === undefined ? undefined : sea.swimming.get(gun.lockedOn);
  if (target?.isSeen) drawSight(scene, target, seconds);
  if (!isStill) drawBubbles(ink, view, seconds);
  if (isSeaFrozen(sea, now)) drawFrost(ink, view, seconds);
  for (const other of scene.others.values()) drawCannon(ink, view, scene.pieces, other, now);
  drawCannon(ink, view, scene.pieces, { ...gun, tone: 'gold' }, now);
  scene.effects = drawEffects(ink, scene.effects, now);
}

function drawShoal(scene: Scene, now: number): void {
  const { sea, sheets, gun } = scene;
  const seaMs = seaNow(sea, now);
  for (const one of sea.order) {
    if (seaMs < one.fish.entersAt) continue;
    const sheet = sheets.of(one.fish.species);
    if (!sheet) continue;
    drawFish(scene, one, sheet, seaMs, now);
    if (one.isSeen) drawWorth(scene, one, sheet, one.fish.id === gun.lockedOn);
  }
}

function drawBullets({ ink, view, pieces, bullets, gun }: Scene, now: number): void {
  const size = Math.min(1, Math.max(0.55, view.size * 1.2));
  for (const bullet of bullets.values()) {
    if (bullet.landed) continue;
    const place = placeOfBullet(bullet, now);
    const { x, y } = toScreen(view, place);
    const scale = size * (bullet.isOwn ? 1 : 0.8);
    ink.save();
    ink.translate(x, y);
    ink.rotate(screenAngle(view, place.angle));
    ink.scale(scale, scale);
    ink.drawImage(
      pieces.bullets[toneOf(bullet.seat, gun.seat)],
      -BULLET.width / 2,
      -BULLET.height / 2,
    );
    ink.restore();
  }
}
