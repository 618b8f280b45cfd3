import { drawCannon, type Gunner, toneOf } from './draw-cannon.ts';
import { type Drawn, drawFish, drawSight, drawWorth } from './draw-fish.ts';
import { drawEffects, type Effect } from './effects.ts';
import type { Gun } from './gun.ts';
import { layFlat } from './painters/painter.ts';
import { BULLET } from './pieces.ts';
import { ENTERS_AT, FISH_ID, IS_SEEN, KIND } from './rows.ts';
import { isSeaFrozen, isSeen, type Sea } from './sea.ts';
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
  if (target && isSeen(sea, target)) drawSight(scene, sea.rows, target.at, seconds);
  if (!isStill) water.drawBubbles(seconds);
  if (isSeaFrozen(sea, now)) water.drawFrost(seconds);
  for (const other of scene.others.values()) drawCannon(scene, other, other.tone, now);
  drawCannon(scene, gun, 'gold', now);
  drawEffects(painter, scene.effects, now);
  painter.end();
}

function drawShoal(scene: Scene, now: number): void {
  const { sea, sheets, gun } = scene;
  const { rows, order, movedTo: seaMs } = sea;
  for (const at of order) {
    if (seaMs < rows[at + ENTERS_AT]!) continue;
    const sheet = sheets.ofKind(rows[at + KIND]!);
    if (!sheet) continue;
    drawFish(scene, rows, at, sheet, seaMs, now);
    const isLocked = rows[at + FISH_ID] === gun.lockedOn;
    if (rows[at + IS_SEEN] === 1) drawWorth(scene, rows, at, sheet, isLocked);
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
