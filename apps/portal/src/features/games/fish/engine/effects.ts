import type { Point } from '@baize/games';
import {
  addPlace,
  colourOf,
  type Line,
  newLine,
  newStamp,
  type Painter,
  type Picture,
} from './painters/painter.ts';
import type { Pieces } from './pieces.ts';
import type { View } from './view.ts';

/** Something that is seen for a moment; `share` runs from 0 to 1. */
export type Effect = {
  from: number;
  forMs: number;
  draw: (painter: Painter, share: number) => void;
};

/** Shows what goes on, and forgets what is over. */
export function drawEffects(painter: Painter, effects: Effect[], now: number): void {
  let left = 0;
  for (const effect of effects) {
    const share = (now - effect.from) / effect.forMs;
    if (share > 1) continue;
    if (share >= 0) effect.draw(painter, share);
    effects[left++] = effect;
  }
  effects.length = left;
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const TAU = Math.PI * 2;

/** A stamp that stays where it is, whatever becomes of its size. */
function stampAt({ x, y }: Point) {
  const stamp = newStamp();
  stamp.x = x;
  stamp.y = y;
  return stamp;
}

/** A net or a bolt's splash where it struck. */
export function netEffect(net: Picture, at: Point, radius: number, from: number): Effect {
  const stamp = stampAt(at);
  return {
    from,
    forMs: 420,
    draw(painter, share) {
      stamp.width = 2 * radius * (0.45 + 0.55 * easeOut(Math.min(1, share * 2.2)));
      stamp.height = stamp.width;
      stamp.alpha = share < 0.5 ? 1 : 2 - share * 2;
      painter.copy(net, stamp);
    },
  };
}

type Flight = { from: Point; to: Point; count: number; size: number; at: number };

/** Coins leap from what was caught and fly to the cannon that caught it. */
export function coinEffects({ coins }: Pieces, { from, to, count, size, at }: Flight): Effect[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * TAU + i * 0.7;
    const leap = (26 + ((i * 37) % 46)) * size;
    const peak = { x: from.x + Math.cos(turn) * leap * 1.6, y: from.y + Math.sin(turn) * leap };
    const stamp = newStamp();
    stamp.width = 30 * size * (0.8 + (i % 4) * 0.1);
    stamp.height = stamp.width;
    return {
      from: at + i * 22,
      forMs: 760 + (i % 5) * 60,
      draw(painter: Painter, share: number) {
        const out = easeOut(Math.min(1, share / 0.35));
        const home = Math.max(0, (share - 0.35) / 0.65) ** 2;
        stamp.x = (from.x + (peak.x - from.x) * out) * (1 - home) + to.x * home;
        stamp.y = (from.y + (peak.y - from.y) * out) * (1 - home) + to.y * home;
        painter.copy(coins[Math.floor(share * 24 + i) % coins.length]!, stamp);
      },
    };
  });
}

const RISE = 34;

type Words = { label: Picture; density: number; view: Pick<View, 'width'> };

/** Words that rise from a place: drawn once, then copied. At an edge they stay whole. */
export function labelEffect({ label, density, view }: Words, place: Point, from: number): Effect {
  const [w, h] = [label.width / density, label.height / density];
  const x = Math.max(w / 2, Math.min(place.x, view.width - w / 2));
  const at = { x, y: Math.max(place.y, h / 2 + RISE) };
  const stamp = stampAt(at);
  return {
    from,
    forMs: 1_500,
    draw(painter, share) {
      const grown = 0.6 + 0.4 * easeOut(Math.min(1, share * 5));
      stamp.alpha = share > 0.75 ? (1 - share) * 4 : 1;
      stamp.width = w * grown;
      stamp.height = h * grown;
      stamp.y = at.y - h / 2 - RISE * easeOut(share) + stamp.height / 2;
      painter.copy(label, stamp);
    },
  };
}

type Dying = { frame: Picture; width: number; height: number; isFlipped: boolean };

/** A caught fish turns over and is drawn in. */
export function caughtEffect(dying: Dying, at: Point, from: number): Effect {
  const stamp = stampAt(at);
  const width = dying.isFlipped ? -dying.width : dying.width;
  return {
    from,
    forMs: 520,
    draw(painter, share) {
      const grown = share < 0.25 ? 1 + share * 0.9 : 1.22 * (1 - (share - 0.25) / 0.75);
      stamp.cos = Math.cos(share * share * 5);
      stamp.sin = Math.sin(share * share * 5);
      stamp.width = width * grown;
      stamp.height = dying.height * grown;
      stamp.alpha = Math.min(1, 2 - share * 2);
      painter.copy(dying.frame, stamp);
    },
  };
}

const RING_PLACES = 48;

/** A ring of light that runs out from a bomb or a great catch. */
export function blastEffect(light: Picture, at: Point, reach: number, from: number): Effect {
  const stamp = stampAt(at);
  const ring = newLine(RING_PLACES, 1, colourOf(255, 243, 210, 1));
  ring.isClosed = true;
  return {
    from,
    forMs: 700,
    draw(painter, share) {
      const r = reach * easeOut(share);
      stamp.alpha = 1 - share;
      stamp.width = r * 2;
      stamp.height = r * 2;
      painter.copy(light, stamp);
      ring.alpha = 1 - share;
      ring.width = 6 * (1 - share) + 1;
      ring.count = 0;
      for (let i = 0; i < RING_PLACES; i++) {
        const turn = (i / RING_PLACES) * TAU;
        addPlace(ring, at.x + Math.cos(turn) * r * 0.72, at.y + Math.sin(turn) * r * 0.72);
      }
      painter.stroke(ring);
    },
  };
}

const JAGS = 7;

/** A jagged line from the eel to each that it took. */
export function boltEffect(places: readonly Point[], from: number): Effect {
  const glow = newLine(JAGS + 1, 7, colourOf(184, 255, 90, 0.4));
  const core = newLine(JAGS + 1, 2.4, colourOf(253, 255, 232, 1));
  return {
    from,
    forMs: 620,
    draw(painter, share) {
      const flicker = Math.floor(share * 12);
      for (const line of [glow, core]) {
        line.alpha = 1 - share * 0.8;
        for (let i = 1; i < places.length; i++) {
          jag(line, places[0]!, places[i]!, flicker + i);
          painter.stroke(line);
        }
      }
    },
  };
}

function jag(line: Line, a: Point, b: Point, seed: number): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  line.count = 0;
  addPlace(line, a.x, a.y);
  for (let i = 1; i < JAGS; i++) {
    const aside = Math.sin(seed * 12.9 + i * 78.2) * 14;
    const u = i / JAGS;
    addPlace(line, a.x + (b.x - a.x) * u + nx * aside, a.y + (b.y - a.y) * u + ny * aside);
  }
  addPlace(line, b.x, b.y);
}
