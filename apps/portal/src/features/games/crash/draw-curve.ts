import { drawBurst, drawRocket } from './draw-rocket.ts';

/** What the curve shows in one frame. */
export type Curve = {
  /** Milliseconds since the start; below zero before it. */
  elapsedMs: number;
  growthPerMs: number;
  isCrashed: boolean;
  /** Where players left the round. */
  outs: readonly Out[];
};

export type Out = { multiplier: number; isOwn: boolean };

const LEFT = 52;
const BOTTOM = 44;
const TOP = 64;
const RIGHT = 58;
const LEAST_SECONDS = 8;
const LEAST_MULTIPLE = 1.8;
const MOST_SCALE = 1.8;

export function drawCurve(canvas: HTMLCanvasElement, curve: Curve): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const dense = Math.min(2, devicePixelRatio || 1);
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * dense) || canvas.height !== Math.round(height * dense)) {
    canvas.width = Math.round(width * dense);
    canvas.height = Math.round(height * dense);
  }
  pen.setTransform(dense, 0, 0, dense, 0, 0);
  pen.clearRect(0, 0, width, height);
  const seconds = Math.max(0, curve.elapsedMs) / 1000;
  const now = Math.exp(curve.growthPerMs * Math.max(0, curve.elapsedMs));
  const until = Math.max(LEAST_SECONDS, seconds * 1.08);
  const most = Math.max(LEAST_MULTIPLE, 1 + (now - 1) * 1.15);
  const x = (second: number) => LEFT + (second / until) * (width - LEFT - RIGHT);
  const y = (multiple: number) =>
    height - BOTTOM - ((multiple - 1) / (most - 1)) * (height - BOTTOM - TOP);
  drawStars(pen, width, height, seconds);
  drawGrid(pen, { width, height, until, most, x, y });
  if (curve.elapsedMs <= 0) return;
  const scale = Math.min(MOST_SCALE, Math.max(1, width / 560));
  drawFlight(pen, curve, { seconds, x, y, height, scale });
}

function drawStars(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  seconds: number,
): void {
  pen.fillStyle = '#fff';
  for (let i = 0; i < 46; i += 1) {
    pen.globalAlpha = 0.12 + (i % 5) * 0.07;
    const sx = (((i * 197 - seconds * (8 + (i % 4) * 7)) % width) + width) % width;
    pen.fillRect(sx, (i * 131) % (height * 0.85), 1.2 + (i % 3) * 0.5, 1.2 + (i % 3) * 0.5);
  }
  pen.globalAlpha = 1;
}

type Scale = { x: (second: number) => number; y: (multiple: number) => number };
type Grid = Scale & { width: number; height: number; until: number; most: number };

function drawGrid(pen: CanvasRenderingContext2D, { width, height, until, most, x, y }: Grid): void {
  // Figures read the same in every language.
  pen.direction = 'ltr';
  pen.font = '500 12px "Instrument Sans Variable", sans-serif';
  pen.fillStyle = '#a3b1a8';
  pen.strokeStyle = '#ffffff14';
  pen.lineWidth = 1;
  const stepY = niceStep((most - 1) / 4);
  pen.textAlign = 'right';
  for (let multiple = 1; multiple <= most; multiple += stepY) {
    pen.beginPath();
    pen.moveTo(LEFT, y(multiple));
    pen.lineTo(width, y(multiple));
    pen.stroke();
    pen.fillText(`${Number(multiple.toFixed(2))}×`, LEFT - 10, y(multiple) + 4);
  }
  pen.textAlign = 'center';
  const stepX = niceStep(until / 4);
  for (let second = 0; second <= until; second += stepX) {
    pen.fillText(`${Number(second.toFixed(1))} s`, x(second), height - 16);
  }
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? rough;
}

type Flight = Scale & { seconds: number; height: number; scale: number };

function drawFlight(pen: CanvasRenderingContext2D, curve: Curve, flight: Flight): void {
  const { seconds, x, y, height, scale } = flight;
  const at = (second: number) => y(Math.exp(curve.growthPerMs * second * 1000));
  const path = new Path2D();
  for (let i = 0; i <= 90; i += 1) {
    const second = (i / 90) * seconds;
    if (i === 0) path.moveTo(x(second), at(second));
    else path.lineTo(x(second), at(second));
  }
  const area = new Path2D(path);
  area.lineTo(x(seconds), height - BOTTOM);
  area.lineTo(x(0), height - BOTTOM);
  const fade = pen.createLinearGradient(0, at(seconds), 0, height - BOTTOM);
  const hue = curve.isCrashed ? '240,112,92' : '224,182,90';
  fade.addColorStop(0, `rgba(${hue},.38)`);
  fade.addColorStop(1, `rgba(${hue},0)`);
  pen.fillStyle = fade;
  pen.fill(area);
  const line = pen.createLinearGradient(x(0), 0, x(seconds), 0);
  line.addColorStop(0, curve.isCrashed ? '#7a2a1e' : '#8a5a17');
  line.addColorStop(1, curve.isCrashed ? '#f0705c' : '#ffe9ae');
  pen.strokeStyle = line;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.stroke(path);
  for (const out of curve.outs) {
    const second = Math.log(out.multiplier) / curve.growthPerMs / 1000;
    if (second <= seconds) drawOut(pen, { x: x(second), y: at(second) }, out);
  }
  const tip = { x: x(seconds), y: at(seconds), scale };
  if (curve.isCrashed) drawBurst(pen, tip);
  else
    drawRocket(
      pen,
      tip,
      Math.atan2(
        at(seconds) - at(Math.max(0, seconds - 0.2)),
        x(seconds) - x(Math.max(0, seconds - 0.2)),
      ),
    );
}

type Spot = { x: number; y: number };

/** A bead on the curve where somebody got out; one's own with what it was worth. */
function drawOut(pen: CanvasRenderingContext2D, { x, y }: Spot, { multiplier, isOwn }: Out): void {
  pen.beginPath();
  pen.arc(x, y, isOwn ? 8 : 5, 0, Math.PI * 2);
  pen.fillStyle = isOwn ? '#2fa37a' : '#f1ecdf';
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = '#0b1613';
  pen.stroke();
  if (!isOwn) return;
  const words = `${multiplier.toFixed(2)}×`;
  pen.font = '700 13px "Instrument Sans Variable", sans-serif';
  const wide = pen.measureText(words).width + 18;
  pen.beginPath();
  pen.roundRect(x - wide / 2, y + 14, wide, 26, 8);
  pen.fillStyle = '#2fa37a';
  pen.fill();
  pen.fillStyle = '#04140e';
  pen.textAlign = 'center';
  pen.fillText(words, x, y + 31.5);
}
