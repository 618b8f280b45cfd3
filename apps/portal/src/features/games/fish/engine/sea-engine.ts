import { bulletRules, type Fish, type Freeze, type Point, species } from '@baize/games';
import { openCannons } from './cannons.ts';
import { cannonScale, type Gunner, toneOf } from './draw-cannon.ts';
import { drawScene, type Scene } from './draw-scene.ts';
import { type Effect, netEffect } from './effects.ts';
import { aimAt, followTarget, type Gun, isShotDue } from './gun.ts';
import { openLabels } from './labels.ts';
import { openPainter } from './painters/open-painter.ts';
import { newStamp, type Painter, type Size } from './painters/painter.ts';
import { openPieces } from './pieces.ts';
import { FLASH_UNTIL } from './rows.ts';
import {
  addFish,
  addFreezes,
  houseNow,
  moveSea,
  type Sea,
  type Swimming,
  seaNow,
  takeFish,
} from './sea.ts';
import { openSheets } from './sheets.ts';
import {
  type Bullet,
  type Fired,
  flyTo,
  isSpent,
  newBullet,
  type Strike,
  strikeOf,
} from './shots.ts';
import { showCatch } from './show-catch.ts';
import { fishAt } from './targets.ts';
import { toScreen, toSea, viewOf } from './view.ts';
import { openWater } from './water.ts';

export type Catch = {
  seat: number;
  fishId: number;
  takes: readonly number[];
  worth: number;
  /** As it is written. */
  pay: string;
};

export type EngineOptions = {
  /** Over which the picture is laid. */
  host: HTMLElement;
  sea: Sea;
  gun: Gun;
  /** Motion is unwanted: fish swim, nothing else moves by itself. */
  isStill: boolean;
  /** A shot is due: the next paid bullet, or nothing while none is loaded. */
  takeBullet: () => string | undefined;
  onFired: (bullet: Bullet) => void;
  /** A frame in which nothing was fired: it has time for what a shot changed around the picture. */
  onSpare: () => void;
  onStrike: (strike: Strike) => void;
  onBoss: (boss: Swimming) => void;
};

export type SeaEngine = ReturnType<typeof openEngine>;

const MAX_DENSITY = 2;
const FLASH_MS = 140;
/** They turn, and what is turned point for point is blurred. */
const CANNON_SHARPNESS = 1.5;

/** One loop draws the sea; nothing of it passes through React. */
export function openEngine(options: EngineOptions) {
  const { host } = options;
  let losses = 0;
  const open = () => openPainter(host, losses, reopen);
  const scene = newScene(options, open());
  function reopen() {
    losses++;
    scene.painter.close();
    Object.assign(scene, furnish(scene, open(), sizeOf(host)));
  }
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    stepEngine(scene, options);
  };
  const watch = new ResizeObserver(() => resize(scene, host));
  watch.observe(host);
  frame = requestAnimationFrame(step);
  return {
    ...controlsOf(scene, options),
    close() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      scene.painter.close();
    },
  };
}

function newScene({ host, sea, gun, isStill }: EngineOptions, painter: Painter): Scene {
  const own = { sheets: openSheets(isStill), cannons: openCannons() };
  return {
    ...own,
    ...furnish({ ...own, gun }, painter, sizeOf(host)),
    stamp: newStamp(),
    sea,
    gun,
    isStill,
    bullets: new Map(),
    others: new Map(),
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
  density: Math.min(MAX_DENSITY, window.devicePixelRatio || 1),
});

function resize(scene: Scene, host: HTMLElement): void {
  const size = sizeOf(host);
  const { view, density } = scene;
  const isSame = size.width === view.width && size.height === view.height;
  if (size.width === 1 || (isSame && size.density === density)) return;
  Object.assign(scene, furnish(scene, scene.painter, size));
}

/** Everything that a painter draws once, for a screen of this size. */
function furnish(
  { sheets, cannons, gun }: Pick<Scene, 'sheets' | 'cannons' | 'gun'>,
  painter: Painter,
  size: Size,
): Furniture {
  const { density } = size;
  const view = viewOf(size.width, size.height, gun.seat >= 2);
  painter.resize(size);
  sheets.resize(painter, view.size, density);
  cannons.resize(painter, cannonScale(view) * density * CANNON_SHARPNESS);
  const pieces = openPieces(painter);
  return {
    painter,
    view,
    density,
    pieces,
    labels: openLabels(painter, density, view.size),
    water: openWater(painter, view, density, pieces.frost),
    // What was on its way was drawn for another screen.
    effects: [],
  };
}

type Furniture = Pick<
  Scene,
  'painter' | 'view' | 'density' | 'pieces' | 'labels' | 'water' | 'effects'
>;

function stepEngine(scene: Scene, options: EngineOptions): void {
  const { sea, gun } = scene;
  const now = houseNow(sea);
  scene.sheets.drawNext();
  moveSea(sea, now);
  followTarget(gun, sea, now);
  const hasFired = isShotDue(gun, now) && fire(scene, options, now);
  if (!hasFired) options.onSpare();
  fly(scene, options, now);
  drawScene(scene, now);
}

function fire(scene: Scene, { takeBullet, onFired }: EngineOptions, now: number): boolean {
  const { gun } = scene;
  const key = takeBullet();
  if (key === undefined) return false;
  gun.isTapped = false;
  gun.firedAt = now;
  const { seat, angle, weapon } = gun;
  const lockedOn = gun.lockedOn ?? null;
  const bullet = newBullet({ key, seat, angle, firedAt: now, weapon, lockedOn }, true);
  scene.bullets.set(key, bullet);
  onFired(bullet);
  return true;
}

/** Bullets fly on; what strikes opens its net, and one's own are told to the house. */
function fly(scene: Scene, { onStrike }: EngineOptions, now: number): void {
  const { bullets, sea } = scene;
  for (const bullet of bullets.values()) {
    if (bullet.hasLanded) continue;
    if (isSpent(sea, bullet, now)) {
      bullets.delete(bullet.key);
      continue;
    }
    flyTo(bullet, now);
    const strike = strikeOf(sea, bullet, now);
    if (!strike) continue;
    showStrike(scene, strike, now);
    if (!bullet.isOwn) {
      bullets.delete(bullet.key);
      continue;
    }
    bullet.hasLanded = true;
    onStrike(strike);
  }
}

function showStrike(scene: Scene, strike: Strike, now: number): void {
  const { sea, gun, effects } = scene;
  effects.push(splash(scene, strike, toneOf(strike.bullet.seat, gun.seat), now));
  for (const id of strike.fish) {
    const hit = sea.swimming.get(id);
    if (hit) sea.rows[hit.at + FLASH_UNTIL] = now + FLASH_MS;
  }
}

function splash(
  { pieces, view }: Scene,
  { bullet, x, y }: Strike,
  tone: ReturnType<typeof toneOf>,
  now: number,
): Effect {
  const reach = bullet.weapon === 'net' ? bulletRules.netRadius : 52;
  return netEffect(pieces.nets[tone], toScreen(view, { x, y }), reach * view.size, now);
}

/** What others may ask of the picture. */
function controlsOf(scene: Scene, { onBoss }: EngineOptions) {
  const { sea, gun, bullets } = scene;
  return {
    enter(entering: readonly Fish[], isNews: boolean) {
      for (const { id, species: code } of addFish(sea, entering)) {
        if (isNews && species[code].isBoss) onBoss(sea.swimming.get(id)!);
      }
    },
    freeze: (freezes: readonly Freeze[]) => addFreezes(sea, freezes),
    /** A shot of somebody else. */
    fly(fired: Fired, level: number) {
      const bullet = newBullet(fired, false);
      bullets.set(bullet.key, bullet);
      scene.others.set(bullet.seat, {
        seat: bullet.seat,
        tone: toneOf(bullet.seat, gun.seat),
        level,
        angle: bullet.angle,
        firedAt: houseNow(sea),
      });
    },
    seat(gunners: readonly Gunner[]) {
      scene.others = new Map(
        gunners.map((gunner) => {
          const { angle, firedAt } = scene.others.get(gunner.seat) ?? gunner;
          return [gunner.seat, { ...gunner, angle, firedAt }];
        }),
      );
    },
    /** What it was said to have hit was not there: it flies on. */
    flyOn(key: string) {
      const bullet = bullets.get(key);
      if (bullet) bullet.hasLanded = false;
    },
    drop: (key: string) => void bullets.delete(key),
    /** It is gone, and nobody saw how. */
    forget: (id: number) => void takeFish(sea, id),
    /** Takes what was caught out of the sea; true where it was not shown before. */
    catch(told: Catch): boolean {
      const isNew = !sea.caught.has(told.fishId);
      const now = houseNow(sea);
      const taken = [told.fishId, ...told.takes].flatMap((id) => takeFish(sea, id) ?? []);
      const shown = { ...told, taken, isOwn: told.seat === gun.seat };
      scene.effects.push(...showCatch(scene, shown, now, seaNow(sea, now)));
      return isNew;
    },
    aim: (at: Point) => aimAt(gun, toSea(scene.view, at)),
    fishUnder: (at: Point): Swimming | undefined => fishAt(sea, toSea(scene.view, at)),
    toScreen: (place: Point) => toScreen(scene.view, place),
  };
}
