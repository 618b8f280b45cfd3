import type { Point } from '@baize/games';
import type { Painted } from './painted.ts';
import type { Pieces } from './pieces.ts';

type Ink = CanvasRenderingContext2D;

/** Something that is seen for a moment; `share` runs from 0 to 1. */
export type Effect = { from: number; forMs: number; draw: (ink: Ink, share: number) => void };

/** Shows what goes on, and forgets what is over. */
export function drawEffects(ink: Ink, effects: Effect[], now: number): void {
  let left = 0;
  for (const effect of effects) {
    const share = (now - effect.from) / effect.forMs;
    if (share > 1) continue;
    if (share >= 0) effect.draw(ink, share);
    effects[left++] = effect;
  }
  effects.length = left;
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const TAU = Math.PI * 2;

/** A net or a bolt's splash where it struck. */
export const netEffect = (net: Painted, { x, y }: Point, radius: number, from: number): Effect => ({
  from,
  forMs: 420,
  draw(ink, share) {
    const r = radius * (0.45 + 0.55 * easeOut(Math.min(1, share * 2.2)));
    ink.globalAlpha = share < 0.5 ? 1 : 2 - share * 2;
    ink.drawImage(net, x - r, y - r, r * 2, r * 2);
    ink.globalAlpha = 1;
  },
});

type Flight = { from: Point; to: Point; count: number; size: number; at: number };

/** Coins leap from what was caught and fly to the cannon that caught it. */
export function coinEffects({ coins }: Pieces, { from, to, count, size, at }: Flight): Effect[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * TAU + i * 0.7;
    const leap = (26 + ((i * 37) % 46)) * size;
    const peak = { x: from.x + Math.cos(turn) * leap * 1.6, y: from.y + Math.sin(turn) * leap };
    const r = 15 * size * (0.8 + (i % 4) * 0.1);
    return {
      from: at + i * 22,
      forMs: 760 + (i % 5) * 60,
      draw(ink: Ink, share: number) {
        const out = easeOut(Math.min(1, share / 0.35));
        const home = Math.max(0, (share - 0.35) / 0.65) ** 2;
        const x = (from.x + (peak.x - from.x) * out) * (1 - home) + to.x * home;
        const y = (from.y + (peak.y - from.y) * out) * (1 - home) + to.y * home;
        const coin = coins[Math.floor(share * 24 + i) % coins.length]!;
        ink.drawImage(coin, x - r, y - r, r * 2, r * 2);
      },
    };
  });
}

/** Words that rise from a place: drawn once, then copied. */
export function labelEffect(
  label: Painted,
  { x, y }: Point,
  density: number,
  from: number,
): Effect {
  const [w, h] = [label.width / density, label.height / density];
  return {
    from,
    forMs: 1_500,
    draw(ink, share) {
      const grown = 0.6 + 0.4 * easeOut(Math.min(1, share * 5));
      ink.globalAlpha = share > 0.75 ? (1 - share) * 4 : 1;
      ink.drawImage(
        label,
        x - (w * grown) / 2,
        y - h / 2 - 34 * easeOut(share),
        w * grown,
        h * grown,
      );
      ink.globalAlpha = 1;
    },
  };
}

type Dying = { frames: Painted; sx: number; sw: number; w: number; h: number };

/** A caught fish turns over and is drawn in. */
export const caughtEffect = (
  { frames, sx, sw, w, h }: Dying,
  { x, y }: Point,
  isFlipped: boolean,
  from: number,
): Effect => ({
  from,
  forMs: 520,
  draw(ink, share) {
    const grown = share < 0.25 ? 1 + share * 0.9 : 1.22 * (1 - (share - 0.25) / 0.75);
    ink.save();
    ink.translate(x, y);
    ink.rotate(share * share * 5);
    ink.scale(isFlipped ? -grown : grown, grown);
    ink.globalAlpha = Math.min(1, 2 - share * 2);
    ink.drawImage(frames, sx, 0, sw, frames.height, -w / 2, -h / 2, w, h);
    ink.restore();
  },
});

/** A ring of light that runs out from a bomb or a great catch. */
export const blastEffect = (
  light: Painted,
  { x, y }: Point,
  reach: number,
  from: number,
): Effect => ({
  from,
  forMs: 700,
  draw(ink, share) {
    const r = reach * easeOut(share);
    ink.globalAlpha = 1 - share;
    ink.drawImage(light, x - r, y - r, r * 2, r * 2);
    ink.strokeStyle = '#FFF3D2';
    ink.lineWidth = 6 * (1 - share) + 1;
    ink.beginPath();
    ink.arc(x, y, r * 0.72, 0, TAU);
    ink.stroke();
    ink.globalAlpha = 1;
  },
});

/** A jagged line from the eel to each that it took. */
export const boltEffect = (places: readonly Point[], from: number): Effect => ({
  from,
  forMs: 620,
  draw(ink, share) {
    const flicker = Math.floor(share * 12);
    ink.globalAlpha = 1 - share * 0.8;
    ink.lineJoin = 'round';
    for (const [width, colour] of [
      [7, '#b8ff5a66'],
      [2.4, '#fdffe8'],
    ] as const) {
      ink.strokeStyle = colour;
      ink.lineWidth = width;
      ink.beginPath();
      for (let i = 1; i < places.length; i++) jag(ink, places[0]!, places[i]!, flicker + i);
      ink.stroke();
    }
    ink.globalAlpha = 1;
  },
});

const JAGS = 7;

function jag(ink: Ink, a: Point, b: Point, seed: number): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  ink.moveTo(a.x, a.y);
  for (let i = 1; i < JAGS; i++) {
    const aside = Math.sin(seed * 12.9 + i * 78.2) * 14;
    const u = i / JAGS;
    ink.lineTo(a.x + (b.x - a.x) * u + nx * aside, a.y + (b.y - a.y) * u + ny * aside);
  }
  ink.lineTo(b.x, b.y);
}
