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
const MIN_SECONDS = 8;
const MIN_MULTIPLE = 1.8;
const MAX_SCALE = 1.8;

/** What one frame is drawn with: filled anew for each, made once. */
type Frame = {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  growthPerMs: number;
  isCrashed: boolean;
  seconds: number;
  until: number;
  max: number;
};

export type CurveBoard = {
  resize(width: number, height: number): void;
  draw(curve: Curve): void;
};

/** The canvas of the curve. Nothing is made per frame but what the text of the axes needs. */
export function openCurve(canvas: HTMLCanvasElement, isStill: boolean): CurveBoard | undefined {
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const frame: Frame = {
    pen,
    width: 0,
    height: 0,
    growthPerMs: 0,
    isCrashed: false,
    seconds: 0,
    until: MIN_SECONDS,
    max: MIN_MULTIPLE,
  };
  let paints: Paints | undefined;
  return {
    resize(width, height) {
      const dense = Math.min(2, devicePixelRatio || 1);
      canvas.width = Math.round(width * dense);
      canvas.height = Math.round(height * dense);
      pen.setTransform(dense, 0, 0, dense, 0, 0);
      Object.assign(frame, { width, height });
      paints = makePaints(frame);
    },
    draw(curve) {
      if (!paints) return;
      const elapsedMs = Math.max(0, curve.elapsedMs);
      frame.growthPerMs = curve.growthPerMs;
      frame.isCrashed = curve.isCrashed;
      frame.seconds = elapsedMs / 1000;
      frame.until = Math.max(MIN_SECONDS, frame.seconds * 1.08);
      frame.max = Math.max(MIN_MULTIPLE, 1 + (Math.exp(curve.growthPerMs * elapsedMs) - 1) * 1.15);
      pen.clearRect(0, 0, frame.width, frame.height);
      drawStars(frame, isStill ? 0 : frame.seconds);
      drawGrid(frame);
      if (curve.elapsedMs > 0) drawFlight(frame, paints, curve.outs);
    },
  };
}

const xOf = (f: Frame, second: number): number =>
  LEFT + (second / f.until) * (f.width - LEFT - RIGHT);

const yOf = (f: Frame, multiple: number): number =>
  f.height - BOTTOM - ((multiple - 1) / (f.max - 1)) * (f.height - BOTTOM - TOP);

/** Where the curve is at a moment. */
const heightAt = (f: Frame, second: number): number =>
  yOf(f, Math.exp(f.growthPerMs * second * 1000));

type Paints = {
  line: CanvasGradient;
  area: CanvasGradient;
  lost: CanvasGradient;
  gone: CanvasGradient;
};

/** Colours that lie on the board, not on the curve: they last until its size changes. */
function makePaints({ pen, width, height }: Frame): Paints {
  const across = (from: string, to: string) => {
    const paint = pen.createLinearGradient(LEFT, 0, width - RIGHT, 0);
    paint.addColorStop(0, from);
    paint.addColorStop(1, to);
    return paint;
  };
  const down = (hue: string) => {
    const paint = pen.createLinearGradient(0, TOP, 0, height - BOTTOM);
    paint.addColorStop(0, `rgba(${hue},.38)`);
    paint.addColorStop(1, `rgba(${hue},0)`);
    return paint;
  };
  return {
    line: across('#8a5a17', '#ffe9ae'),
    area: down('224,182,90'),
    lost: across('#7a2a1e', '#f0705c'),
    gone: down('240,112,92'),
  };
}

function drawStars({ pen, width, height }: Frame, seconds: number): void {
  pen.fillStyle = '#fff';
  for (let i = 0; i < 46; i += 1) {
    pen.globalAlpha = 0.12 + (i % 5) * 0.07;
    const sx = (((i * 197 - seconds * (8 + (i % 4) * 7)) % width) + width) % width;
    pen.fillRect(sx, (i * 131) % (height * 0.85), 1.2 + (i % 3) * 0.5, 1.2 + (i % 3) * 0.5);
  }
  pen.globalAlpha = 1;
}

function drawGrid(frame: Frame): void {
  const { pen, width, height, until, max } = frame;
  // Figures read the same in every language.
  pen.direction = 'ltr';
  pen.font = '500 12px "Instrument Sans Variable", sans-serif';
  pen.fillStyle = '#a3b1a8';
  pen.strokeStyle = '#ffffff14';
  pen.lineWidth = 1;
  const stepY = niceStep((max - 1) / 4);
  pen.textAlign = 'right';
  for (let multiple = 1; multiple <= max; multiple += stepY) {
    const y = yOf(frame, multiple);
    pen.beginPath();
    pen.moveTo(LEFT, y);
    pen.lineTo(width, y);
    pen.stroke();
    pen.fillText(`${Number(multiple.toFixed(2))}×`, LEFT - 10, y + 4);
  }
  pen.textAlign = 'center';
  const stepX = niceStep(until / 4);
  for (let second = 0; second <= until; second += stepX) {
    pen.fillText(`${Number(second.toFixed(1))} s`, xOf(frame, second), height - 16);
  }
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  if (rough <= power) return power;
  if (rough <= 2 * power) return 2 * power;
  return rough <= 5 * power ? 5 * power : 10 * power;
}

const POINTS = 90;

function traceCurve(frame: Frame): void {
  const { pen, seconds } = frame;
  pen.beginPath();
  for (let i = 0; i <= POINTS; i += 1) {
    const second = (i / POINTS) * seconds;
    // The first of a path is begun with either.
    pen.lineTo(xOf(frame, second), heightAt(frame, second));
  }
}

function drawFlight(frame: Frame, paints: Paints, outs: readonly Out[]): void {
  const { pen, seconds, isCrashed, height } = frame;
  traceCurve(frame);
  pen.lineTo(xOf(frame, seconds), height - BOTTOM);
  pen.lineTo(xOf(frame, 0), height - BOTTOM);
  pen.fillStyle = isCrashed ? paints.gone : paints.area;
  pen.fill();
  traceCurve(frame);
  pen.strokeStyle = isCrashed ? paints.lost : paints.line;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.stroke();
  for (let i = 0; i < outs.length; i += 1) {
    const out = outs[i]!;
    const second = Math.log(out.multiplier) / frame.growthPerMs / 1000;
    if (second <= seconds) drawOut(pen, { x: xOf(frame, second), y: heightAt(frame, second) }, out);
  }
  drawTip(frame);
}

function drawTip(frame: Frame): void {
  const { pen, seconds, isCrashed, width } = frame;
  const scale = Math.min(MAX_SCALE, Math.max(1, width / 560));
  const tip = { x: xOf(frame, seconds), y: heightAt(frame, seconds), scale };
  const before = Math.max(0, seconds - 0.2);
  const rise = tip.y - heightAt(frame, before);
  if (isCrashed) drawBurst(pen, tip);
  else drawRocket(pen, tip, Math.atan2(rise, tip.x - xOf(frame, before)));
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
