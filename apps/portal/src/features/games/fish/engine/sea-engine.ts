import { bulletRules, type Fish, type Freeze, type Point, species } from '@baize/games';
import { openCannons } from './cannons.ts';
import { cannonScale, type Gunner, toneOf } from './draw-cannon.ts';
import { drawScene, type Scene } from './draw-scene.ts';
import { type Effect, netEffect } from './effects.ts';
import { aimAt, followTarget, type Gun, isShotDue } from './gun.ts';
import { type Labels, openLabels } from './labels.ts';
import { openPieces } from './pieces.ts';
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

export type Catch = {
  seat: number;
  fishId: number;
  takes: readonly number[];
  worth: number;
  /** As it is written. */
  pay: string;
};

export type EngineOptions = {
  canvas: HTMLCanvasElement;
  sea: Sea;
  gun: Gun;
  /** Motion is unwanted: fish swim, nothing else moves by itself. */
  isStill: boolean;
  /** A shot is due: the next paid bullet, or nothing while none is loaded. */
  takeBullet: () => string | undefined;
  onFired: (bullet: Bullet) => void;
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
  const { canvas, sea, gun, isStill } = options;
  const ink = canvas.getContext('2d', { desynchronized: true })!;
  const sheets = openSheets(isStill);
  const scene: Scene = {
    ink,
    view: viewOf(1, 1, gun.seat >= 2),
    pieces: openPieces(),
    cannons: openCannons(),
    labels: openLabels(1, 1),
    density: 1,
    sheets,
    sea,
    gun,
    isStill,
    bullets: new Map(),
    others: new Map(),
    effects: [],
  };
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    stepEngine(scene, options);
  };
  const watch = new ResizeObserver(() => resize(scene, canvas));
  watch.observe(canvas);
  resize(scene, canvas);
  frame = requestAnimationFrame(step);
  return {
    ...controlsOf(scene, options),
    close() {
      cancelAnimationFrame(frame);
      watch.disconnect();
    },
  };
}

function resize(scene: Scene, canvas: HTMLCanvasElement): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  scene.density = density;
  scene.view = viewOf(width, height, scene.view.isTurned);
  scene.labels = openLabels(density, scene.view.size) satisfies Labels;
  scene.sheets.resize(scene.view.size, density);
  scene.cannons.resize(cannonScale(scene.view) * density * CANNON_SHARPNESS);
}

function stepEngine(scene: Scene, options: EngineOptions): void {
  const { sea, gun } = scene;
  const now = houseNow(sea);
  scene.sheets.drawNext();
  moveSea(sea, now);
  followTarget(gun, sea, now);
  if (isShotDue(gun, now)) fire(scene, options, now);
  fly(scene, options, now);
  drawScene(scene, now);
}

function fire(scene: Scene, { takeBullet, onFired }: EngineOptions, now: number): void {
  const { gun } = scene;
  const key = takeBullet();
  if (key === undefined) return;
  gun.isTapped = false;
  gun.firedAt = now;
  const { seat, angle, weapon } = gun;
  const lockedOn = gun.lockedOn ?? null;
  const bullet = newBullet({ key, seat, angle, firedAt: now, weapon, lockedOn }, true);
  scene.bullets.set(key, bullet);
  onFired(bullet);
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
    if (hit) hit.flashUntil = now + FLASH_MS;
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
