import type { Drift } from '@baize/art';
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';

export type DriftLayer = {
  view: Container;
  tick(ms: number): void;
  /** A fountain from a place on the stage. */
  burst(x: number, y: number, count: number): void;
  /** Nothing drifts before `hole`: there the symbols are read. */
  resize(width: number, height: number, hole: Rect): void;
  destroy(): void;
};

export type Rect = { x: number; y: number; width: number; height: number };

type Fleck = {
  sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  /** Of a burst; what drifts has none. */
  msLeft: number;
};

const DRIFTING = 22;
const BURSTING = 90;
const SIDE = 32;

type Way = { vy: number; sway: number; spin: number; size: number; alpha: number };

const ways: Record<Drift, Way> = {
  petals: { vy: 34, sway: 26, spin: 0.9, size: 0.8, alpha: 0.8 },
  leaves: { vy: 40, sway: 34, spin: 1.2, size: 0.9, alpha: 0.75 },
  embers: { vy: -46, sway: 14, spin: 0, size: 0.34, alpha: 0.9 },
  snow: { vy: 38, sway: 12, spin: 0, size: 0.34, alpha: 0.85 },
  bubbles: { vy: -34, sway: 10, spin: 0, size: 0.6, alpha: 0.5 },
  sparks: { vy: -12, sway: 8, spin: 0.3, size: 0.42, alpha: 0.8 },
  coins: { vy: 22, sway: 6, spin: 1.4, size: 0.5, alpha: 0.5 },
  rain: { vy: 620, sway: -110, spin: 0, size: 0.9, alpha: 0.35 },
  fireflies: { vy: -8, sway: 20, spin: 0, size: 0.5, alpha: 0.8 },
  confetti: { vy: 52, sway: 30, spin: 2.4, size: 0.55, alpha: 0.75 },
};

/** What floats in the room, and what bursts from a large win. Nothing is made after the first frame. */
export function driftLayer(
  kind: Drift,
  colours: readonly string[],
  chance: () => number,
): DriftLayer {
  const view = new Container();
  const faces = colours.map((colour) => fleckFace(kind, colour));
  const way = ways[kind];
  let [width, height, spent] = [1, 1, 0];
  let hole: Rect = { x: 0, y: 0, width: 0, height: 0 };
  const make = (): Fleck => {
    const sprite = new Sprite({
      texture: faces[Math.floor(chance() * faces.length)]!,
      anchor: 0.5,
    });
    view.addChild(sprite);
    return { sprite, vx: 0, vy: 0, spin: 0, msLeft: 0 };
  };
  const drifting = Array.from({ length: DRIFTING }, make);
  const bursting = Array.from({ length: BURSTING }, make);
  for (const { sprite } of bursting) sprite.visible = false;

  const scatter = (fleck: Fleck) => {
    const { sprite } = fleck;
    sprite.position.set(chance() * width, chance() * height);
    sprite.scale.set(way.size * (0.5 + chance()));
    sprite.alpha = way.alpha * (0.4 + chance() * 0.6);
    if (kind === 'rain') sprite.rotation = 0.18;
    fleck.vy = way.vy * (0.6 + chance() * 0.8);
    fleck.vx = way.sway * (chance() - (kind === 'rain' ? -0.6 : 0.5));
    fleck.spin = way.spin * (chance() - 0.5);
  };

  return {
    view,
    resize(w, h, nextHole) {
      [width, height] = [w, h];
      hole = nextHole;
      drifting.forEach(scatter);
    },
    tick(ms) {
      const s = ms / 1000;
      spent += s;
      for (let i = 0; i < drifting.length; i += 1) {
        const { sprite, vx, vy, spin } = drifting[i]!;
        sprite.x = wrap(sprite.x + (vx + Math.sin(spent + i) * way.sway * 0.4) * s, width);
        sprite.y = wrap(sprite.y + vy * s, height);
        sprite.rotation += spin * s;
        sprite.visible = !isInside(hole, sprite.x, sprite.y);
      }
      for (let i = 0; i < bursting.length; i += 1) fly(bursting[i]!, ms);
    },
    burst: (x, y, count) => burstFrom(bursting, { x, y, count, chance }),
    destroy() {
      view.destroy({ children: true });
      for (const face of faces) face.destroy(true);
    },
  };
}

const wrap = (value: number, max: number): number =>
  value < -20 ? max + 20 : value > max + 20 ? -20 : value;

const isInside = ({ x, y, width, height }: Rect, px: number, py: number): boolean =>
  px > x && px < x + width && py > y && py < y + height;

type Fountain = { x: number; y: number; count: number; chance: () => number };

/** Takes flecks that do not fly already; where too few are left, fewer fly. */
function burstFrom(flecks: readonly Fleck[], { x, y, count, chance }: Fountain): void {
  let left = count;
  for (const fleck of flecks) {
    if (left === 0) return;
    if (fleck.msLeft > 0) continue;
    left -= 1;
    const turn = -Math.PI / 2 + (chance() - 0.5) * 2.4;
    const force = 260 + chance() * 520;
    fleck.vx = Math.cos(turn) * force;
    fleck.vy = Math.sin(turn) * force;
    fleck.spin = (chance() - 0.5) * 12;
    fleck.msLeft = 1500 + chance() * 900;
    fleck.sprite.visible = true;
    fleck.sprite.position.set(x + (chance() - 0.5) * 60, y);
    fleck.sprite.scale.set(0.5 + chance() * 0.7);
  }
}

const GRAVITY = 900;

function fly(fleck: Fleck, ms: number): void {
  if (fleck.msLeft <= 0) return;
  const s = ms / 1000;
  fleck.msLeft -= ms;
  fleck.vy += GRAVITY * s;
  fleck.sprite.x += fleck.vx * s;
  fleck.sprite.y += fleck.vy * s;
  fleck.sprite.rotation += fleck.spin * s;
  fleck.sprite.alpha = Math.min(1, fleck.msLeft / 500);
  if (fleck.msLeft <= 0) fleck.sprite.visible = false;
}

function fleckFace(kind: Drift, colour: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  drawings[kind](pen, colour);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

type Draw = (pen: CanvasRenderingContext2D, colour: string) => void;

const half = SIDE / 2;
const glowing: Draw = (pen, colour) => {
  const light = pen.createRadialGradient(half, half, 1, half, half, half);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.3, colour);
  light.addColorStop(1, `${colour}00`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIDE, SIDE);
};
const petal: Draw = (pen) => {
  pen.beginPath();
  pen.moveTo(half, 3);
  pen.quadraticCurveTo(29, 14, half, 29);
  pen.quadraticCurveTo(3, 14, half, 3);
  pen.fill();
};

const drawings: Record<Drift, Draw> = {
  petals: petal,
  leaves: petal,
  embers: glowing,
  fireflies: glowing,
  snow: glowing,
  sparks: (pen) => {
    pen.beginPath();
    for (let i = 0; i < 8; i += 1) {
      const [turn, reach] = [(i * Math.PI) / 4, i % 2 ? 3 : 15];
      pen.lineTo(half + Math.cos(turn) * reach, half + Math.sin(turn) * reach);
    }
    pen.fill();
  },
  bubbles: (pen) => {
    pen.lineWidth = 2;
    pen.strokeStyle = '#ffffff';
    pen.beginPath();
    pen.arc(half, half, 12, 0, Math.PI * 2);
    pen.stroke();
  },
  coins: (pen) => {
    pen.fillStyle = '#8a5a17';
    pen.beginPath();
    pen.ellipse(half, half, 14, 11, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#f3cf74';
    pen.beginPath();
    pen.ellipse(half, half - 1.5, 12, 9, 0, 0, Math.PI * 2);
    pen.fill();
  },
  rain: (pen) => {
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(half, 1);
    pen.lineTo(half, 31);
    pen.stroke();
  },
  confetti: (pen) => pen.fillRect(8, 11, 18, 9),
};
