import { type CannonTone, cannonTones } from '@baize/art/fish';
import type { Ink } from './painters/painted.ts';
import type { Painter, Picture } from './painters/painter.ts';

/** What flies and falls, drawn once in points and then copied. */
export type Pieces = {
  coins: Picture[];
  nets: Record<CannonTone, Picture>;
  bullets: Record<CannonTone, Picture>;
  frost: Picture;
  glow(colour: string): Picture;
  /** Four arcs and four marks about what is aimed at, of a radius in pixels. */
  sight(radius: number, density: number): Picture;
};

export const toneColours: Record<CannonTone, string> = {
  gold: '#FFC24A',
  blue: '#6FB8FF',
  green: '#5FE0A8',
  red: '#FF8A70',
};

export const NET_PIXELS = 256;
export const BULLET = { width: 96, height: 32 } as const;
const COIN_PIXELS = 36;
const COIN_FRAMES = 8;
const GLOW_PIXELS = 128;
const FROST_PIXELS = 8;
const TAU = Math.PI * 2;

export function openPieces(painter: Painter): Pieces {
  const glows = new Map<string, Picture>();
  const sights = new Map<number, Picture>();
  const perTone = (draw: (colour: string) => Drawing) =>
    Object.fromEntries(
      cannonTones.map((tone) => [tone, keep(painter, draw(toneColours[tone]))]),
    ) as Record<CannonTone, Picture>;
  return {
    coins: Array.from({ length: COIN_FRAMES }, (_, i) =>
      keep(painter, coin((i / COIN_FRAMES) * Math.PI)),
    ),
    nets: perTone(net),
    bullets: perTone(bullet),
    frost: keep(painter, frost),
    glow(colour) {
      const known = glows.get(colour);
      if (known) return known;
      const kept = keep(painter, glow(colour));
      glows.set(colour, kept);
      return kept;
    },
    sight(radius, density) {
      const known = sights.get(radius);
      if (known) return known;
      const kept = keep(painter, sight(radius, density));
      sights.set(radius, kept);
      return kept;
    },
  };
}

/** Its middle lies at 0, 0. */
type Drawing = { width: number; height: number; draw: (ink: Ink) => void };

const drawn = (width: number, height: number, draw: (ink: Ink) => void): Drawing => ({
  width,
  height,
  draw,
});

const keep = (painter: Painter, { width, height, draw }: Drawing): Picture =>
  painter.keep(width, height, (ink) => {
    ink.translate(width / 2, height / 2);
    draw(ink);
  });

const frost = drawn(FROST_PIXELS, FROST_PIXELS, (ink) => {
  ink.fillStyle = 'rgba(150,220,255,.16)';
  ink.fillRect(-FROST_PIXELS / 2, -FROST_PIXELS / 2, FROST_PIXELS, FROST_PIXELS);
});

/** A turning coin, seen from an angle. */
const coin = (turn: number) =>
  drawn(COIN_PIXELS, COIN_PIXELS, (ink) => {
    const r = COIN_PIXELS / 2 - 2;
    const wide = Math.abs(Math.cos(turn)) * 0.86 + 0.14;
    ink.rotate(-0.3);
    ink.fillStyle = '#7A4A0E';
    ink.beginPath();
    ink.ellipse(0, r * 0.1, r * wide, r, 0, 0, TAU);
    ink.fill();
    const shine = ink.createLinearGradient(-r, -r, r, r);
    shine.addColorStop(0, '#FFF6CF');
    shine.addColorStop(0.5, '#F0B83E');
    shine.addColorStop(1, '#A86A10');
    ink.fillStyle = shine;
    ink.beginPath();
    ink.ellipse(0, 0, r * wide, r, 0, 0, TAU);
    ink.fill();
    ink.strokeStyle = '#FFF3C4';
    ink.lineWidth = 1.8;
    ink.beginPath();
    ink.ellipse(0, 0, r * wide * 0.72, r * 0.72, 0, 0, TAU);
    ink.stroke();
  });

const RIBS = 12;

/** A web of ribs and rings, lit in the colour of who threw it. */
const net = (colour: string) =>
  drawn(NET_PIXELS, NET_PIXELS, (ink) => {
    const r = NET_PIXELS / 2 - 14;
    const veil = ink.createRadialGradient(0, 0, 2, 0, 0, r * 1.1);
    veil.addColorStop(0, `${colour}14`);
    veil.addColorStop(0.8, `${colour}3a`);
    veil.addColorStop(1, `${colour}00`);
    ink.fillStyle = veil;
    ink.beginPath();
    ink.arc(0, 0, r * 1.1, 0, TAU);
    ink.fill();
    ink.strokeStyle = '#FFF8E4';
    ink.shadowColor = colour;
    ink.shadowBlur = 10;
    ink.lineWidth = 2;
    ink.beginPath();
    for (let ring = 1; ring <= 4; ring++) webRing(ink, (r * ring) / 4);
    for (let i = 0; i < RIBS; i++) {
      const a = (i / RIBS) * TAU;
      ink.moveTo(0, 0);
      ink.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    }
    ink.stroke();
  });

function webRing(ink: Ink, q: number): void {
  ink.moveTo(q, 0);
  for (let i = 1; i <= RIBS; i++) {
    const [a, b] = [(i / RIBS) * TAU, ((i - 0.5) / RIBS) * TAU];
    ink.quadraticCurveTo(
      Math.cos(b) * q * 0.88,
      Math.sin(b) * q * 0.88,
      Math.cos(a) * q,
      Math.sin(a) * q,
    );
  }
}

/** A bolt with its tail, flying to the right; its head lies in the middle. */
const bullet = (colour: string) =>
  drawn(BULLET.width, BULLET.height, (ink) => {
    const tail = ink.createLinearGradient(-46, 0, 8, 0);
    tail.addColorStop(0, `${colour}00`);
    tail.addColorStop(1, `${colour}dd`);
    ink.fillStyle = tail;
    ink.beginPath();
    ink.moveTo(-46, 0);
    ink.quadraticCurveTo(-8, -10, 8, 0);
    ink.quadraticCurveTo(-8, 10, -46, 0);
    ink.fill();
    ink.shadowColor = colour;
    ink.shadowBlur = 12;
    ink.fillStyle = '#FFFBE6';
    ink.beginPath();
    ink.ellipse(2, 0, 11, 5.5, 0, 0, TAU);
    ink.fill();
    ink.fill();
  });

const glow = (colour: string) =>
  drawn(GLOW_PIXELS, GLOW_PIXELS, (ink) => {
    const r = GLOW_PIXELS / 2;
    const light = ink.createRadialGradient(0, 0, 0, 0, 0, r);
    light.addColorStop(0, `${colour}aa`);
    light.addColorStop(0.45, `${colour}44`);
    light.addColorStop(1, `${colour}00`);
    ink.fillStyle = light;
    ink.fillRect(-r, -r, r * 2, r * 2);
  });

/** How far its marks and its lines reach beyond the radius, in points. */
const SIGHT_EDGE = 12;

function sight(radius: number, density: number): Drawing {
  const r = radius / density;
  const wide = Math.ceil((r + SIGHT_EDGE) * 2 * density);
  return drawn(wide, wide, (ink) => {
    ink.scale(density, density);
    for (const [width, colour] of [
      [5, 'rgba(60,25,0,.5)'],
      [2.6, '#FFE9B8'],
    ] as const) {
      ink.strokeStyle = colour;
      ink.lineWidth = width;
      ink.beginPath();
      for (let i = 0; i < 4; i++) quarterOfSight(ink, (i * TAU) / 4, r);
      ink.stroke();
    }
  });
}

function quarterOfSight(ink: Ink, at: number, r: number): void {
  const from = at + 0.25;
  ink.moveTo(Math.cos(from) * r, Math.sin(from) * r);
  ink.arc(0, 0, r, from, from + 1.07);
  ink.moveTo(Math.cos(at) * (r - 8), Math.sin(at) * (r - 8));
  ink.lineTo(Math.cos(at) * (r + 8), Math.sin(at) * (r + 8));
}
