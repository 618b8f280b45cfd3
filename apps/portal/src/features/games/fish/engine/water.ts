import {
  addPlace,
  colourOf,
  type Line,
  newLine,
  newStamp,
  type Painter,
  type Picture,
} from './painters/painter.ts';
import type { View } from './view.ts';

type Bubble = { x: number; y: number; r: number; speed: number; phase: number };

/** What of the water itself moves. */
export type Water = {
  drawCaustics(seconds: number): void;
  drawBubbles(seconds: number): void;
  /** Ice over everything while the sea stands still. */
  drawFrost(seconds: number): void;
};

export function openWater(painter: Painter, view: View, density: number, ice: Picture): Water {
  const drawFrost = openFrost(painter, view, ice);
  const drawCaustics = openCaustics(painter, view);
  return { drawCaustics, drawBubbles: openBubbles(painter, view, density), drawFrost };
}

const COUNT = 34;

/** Bubbles that rise for ever, from the same places for everyone. */
const BUBBLES: readonly Bubble[] = Array.from({ length: COUNT }, (_, i) => ({
  x: (i * 0.618_034) % 1,
  y: (i * 0.381_966) % 1,
  r: 1.4 + ((i * 7) % 5) * 0.9 + (i % 13 === 0 ? 5 : 0),
  speed: 0.016 + ((i * 11) % 7) * 0.004,
  phase: i * 1.7,
}));

function openBubbles(painter: Painter, { width, height }: View, density: number) {
  const pictures = new Map<number, Picture>();
  for (const { r } of BUBBLES) {
    if (!pictures.has(r)) pictures.set(r, bubble(painter, r, density));
  }
  const drawn = BUBBLES.map((one) => ({ one, picture: pictures.get(one.r)! }));
  const stamp = newStamp();
  return (seconds: number): void => {
    for (const { one, picture } of drawn) {
      const { x, y, speed, phase } = one;
      stamp.x = x * width + Math.sin(seconds * 1.2 + phase) * 8;
      stamp.y = ((((y - seconds * speed) % 1) + 1) % 1) * (height + 40) - 20;
      stamp.width = picture.width / density;
      stamp.height = picture.height / density;
      painter.copy(picture, stamp);
    }
  };
}

function bubble(painter: Painter, r: number, density: number): Picture {
  const wide = Math.ceil((r * 2 + 2) * density);
  return painter.keep(wide, wide, (ink) => {
    ink.translate(wide / 2, wide / 2);
    ink.scale(density, density);
    ink.strokeStyle = 'rgba(220,255,255,.5)';
    ink.fillStyle = 'rgba(200,250,255,.14)';
    ink.beginPath();
    ink.arc(0, 0, r, 0, Math.PI * 2);
    ink.fill();
    ink.stroke();
  });
}

const CAUSTIC_ROWS = 3;
const CAUSTIC_STEP = 22;

/** The light of the surface, moving over the top of the water. */
function openCaustics(painter: Painter, { width }: View) {
  const steps = Math.ceil((width + 40) / CAUSTIC_STEP) + 1;
  const line = newLine(steps, 2.2, colourOf(220, 255, 248, 0.17));
  return (seconds: number): void => {
    for (let row = 0; row < CAUSTIC_ROWS; row++) {
      line.count = 0;
      for (let step = 0; step < steps; step++) {
        const x = step * CAUSTIC_STEP - 20;
        const slow = Math.sin(x * 0.021 + seconds * 0.9 + row * 1.9) * 7;
        const quick = Math.sin(x * 0.047 - seconds * 1.2 + row) * 5;
        addPlace(line, x, 8 + row * 14 + slow + quick);
      }
      painter.stroke(line);
    }
  };
}

const SPIKES = 28;

function openFrost(painter: Painter, { width, height }: View, ice: Picture) {
  const spike: Line = newLine(3, 2, colourOf(235, 252, 255, 0.55));
  const stamp = newStamp();
  stamp.x = width / 2;
  stamp.y = height / 2;
  // Twice as large as the screen, so that its soft edges lie beyond.
  stamp.width = width * 2;
  stamp.height = height * 2;
  return (seconds: number): void => {
    painter.copy(ice, stamp);
    for (let i = 0; i < SPIKES; i++) {
      const along = (i / SPIKES) * (width + height) * 2;
      const [x, y, dx, dy] = edgeAt(along, width, height);
      const long = 26 + ((i * 53) % 44) + Math.sin(seconds * 2 + i) * 3;
      spike.count = 0;
      addPlace(spike, x - dy * 14, y + dx * 14);
      addPlace(spike, x + dx * long, y + dy * long);
      addPlace(spike, x + dy * 14, y - dx * 14);
      painter.stroke(spike);
    }
  };
}

/** A place on the rim of the screen, and which way is inwards. */
function edgeAt(along: number, w: number, h: number): [number, number, number, number] {
  if (along < w) return [along, 0, 0, 1];
  if (along < w + h) return [w, along - w, -1, 0];
  if (along < 2 * w + h) return [along - w - h, h, 0, -1];
  return [0, along - 2 * w - h, 1, 0];
}
