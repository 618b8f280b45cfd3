/** What the curve shows in one frame. */
export type Curve = {
  /** Milliseconds since the start; below zero before it. */
  elapsedMs: number;
  growthPerMs: number;
  isCrashed: boolean;
};

const LEFT = 52;
const BOTTOM = 44;
const TOP = 64;
const RIGHT = 46;
const LEAST_SECONDS = 8;
const LEAST_MULTIPLE = 1.8;

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
  if (curve.elapsedMs > 0) drawFlight(pen, curve, { seconds, x, y, height });
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

type Flight = Scale & { seconds: number; height: number };

function drawFlight(pen: CanvasRenderingContext2D, curve: Curve, flight: Flight): void {
  const { seconds, x, y, height } = flight;
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
  const tip = { x: x(seconds), y: at(seconds) };
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

function drawRocket(pen: CanvasRenderingContext2D, { x, y }: Spot, angle: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle + Math.PI / 2);
  pen.fillStyle = '#ff9a3c';
  pen.fill(new Path2D('M-6 14Q0 40 6 14Z'));
  pen.fillStyle = '#ffe9ae';
  pen.fill(new Path2D('M-3 14Q0 28 3 14Z'));
  pen.fillStyle = '#b93a26';
  pen.fill(new Path2D('M-9 4L-17 18L-8 14ZM9 4L17 18L8 14Z'));
  pen.fillStyle = '#fdf6e3';
  pen.strokeStyle = '#1b1404';
  pen.lineWidth = 1.5;
  const body = new Path2D('M0 -26C9 -14 11 0 8 15H-8C-11 0 -9 -14 0 -26Z');
  pen.fill(body);
  pen.stroke(body);
  pen.fillStyle = '#b93a26';
  pen.fill(new Path2D('M0 -26C4 -21 6.4 -16.5 7.8 -12H-7.8C-6.4 -16.5 -4 -21 0 -26Z'));
  pen.fillStyle = '#2fa37a';
  pen.beginPath();
  pen.arc(0, -3, 4.4, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.restore();
}

function drawBurst(pen: CanvasRenderingContext2D, { x, y }: Spot): void {
  pen.save();
  pen.translate(x, y);
  for (let i = 0; i < 14; i += 1) {
    pen.rotate((Math.PI * 2) / 14);
    pen.fillStyle = i % 2 ? '#f0705c' : '#f4d58b';
    pen.fill(new Path2D(`M-2.4 -9L0 ${i % 2 ? -34 : -24}L2.4 -9Z`));
  }
  pen.restore();
}
