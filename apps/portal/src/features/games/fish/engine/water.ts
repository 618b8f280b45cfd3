import type { View } from './view.ts';

type Ink = CanvasRenderingContext2D;
type Bubble = { x: number; y: number; r: number; speed: number; phase: number };

const COUNT = 34;

/** Bubbles that rise for ever, from the same places for everyone. */
const BUBBLES: readonly Bubble[] = Array.from({ length: COUNT }, (_, i) => ({
  x: (i * 0.618_034) % 1,
  y: (i * 0.381_966) % 1,
  r: 1.4 + ((i * 7) % 5) * 0.9 + (i % 13 === 0 ? 5 : 0),
  speed: 0.016 + ((i * 11) % 7) * 0.004,
  phase: i * 1.7,
}));

export function drawBubbles(ink: Ink, { width, height }: View, seconds: number): void {
  ink.lineWidth = 1;
  ink.strokeStyle = 'rgba(220,255,255,.5)';
  ink.fillStyle = 'rgba(200,250,255,.14)';
  ink.beginPath();
  for (const { x, y, r, speed, phase } of BUBBLES) {
    const at = ((((y - seconds * speed) % 1) + 1) % 1) * (height + 40) - 20;
    const aside = x * width + Math.sin(seconds * 1.2 + phase) * 8;
    ink.moveTo(aside + r, at);
    ink.arc(aside, at, r, 0, Math.PI * 2);
  }
  ink.fill();
  ink.stroke();
}

/** The light of the surface, moving over the top of the water. */
export function drawCaustics(ink: Ink, { width }: View, seconds: number): void {
  ink.strokeStyle = 'rgba(220,255,248,.17)';
  ink.lineWidth = 2.2;
  ink.beginPath();
  for (let row = 0; row < 3; row++) {
    for (let x = -20; x <= width + 20; x += 22) {
      const y =
        8 +
        row * 14 +
        Math.sin(x * 0.021 + seconds * 0.9 + row * 1.9) * 7 +
        Math.sin(x * 0.047 - seconds * 1.2 + row) * 5;
      if (x < 0) ink.moveTo(x, y);
      else ink.lineTo(x, y);
    }
  }
  ink.stroke();
}

/** Ice over everything while the sea stands still. */
export function drawFrost(ink: Ink, { width, height }: View, seconds: number): void {
  ink.fillStyle = 'rgba(150,220,255,.16)';
  ink.fillRect(0, 0, width, height);
  ink.strokeStyle = 'rgba(235,252,255,.55)';
  ink.lineWidth = 2;
  ink.beginPath();
  for (let i = 0; i < 28; i++) {
    const along = (i / 28) * (width + height) * 2;
    const [x, y, dx, dy] = edgeAt(along, width, height);
    const long = 26 + ((i * 53) % 44) + Math.sin(seconds * 2 + i) * 3;
    ink.moveTo(x - dy * 14, y + dx * 14);
    ink.lineTo(x + dx * long, y + dy * long);
    ink.lineTo(x + dy * 14, y - dx * 14);
  }
  ink.stroke();
}

/** A place on the rim of the screen, and which way is inwards. */
function edgeAt(along: number, w: number, h: number): [number, number, number, number] {
  if (along < w) return [along, 0, 0, 1];
  if (along < w + h) return [w, along - w, -1, 0];
  if (along < 2 * w + h) return [along - w - h, h, 0, -1];
  return [0, along - 2 * w - h, 1, 0];
}
