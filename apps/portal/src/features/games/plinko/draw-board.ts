import { ballAt, boardHeight, boardWidth, pinAt } from './pin-board.ts';

export type Ball = { path: readonly number[]; share: number };

type Board = { rows: number; balls: readonly Ball[] };

/** One frame: pins with their light, balls with their glow. */
export function drawBoard(canvas: HTMLCanvasElement, { rows, balls }: Board): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const dense = Math.min(2, devicePixelRatio || 1);
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = [Math.round(clientWidth * dense), Math.round(clientHeight * dense)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const unit = Math.min(width / boardWidth(rows), height / (boardHeight(rows) + 0.4));
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.setTransform(
    unit,
    0,
    0,
    unit,
    width / 2,
    (height - boardHeight(rows) * unit) / 2 + unit * 0.1,
  );
  drawPins(pen, rows, balls);
  for (const ball of balls) drawBall(pen, ball);
}

function drawPins(pen: CanvasRenderingContext2D, rows: number, balls: readonly Ball[]): void {
  const near = balls.map(({ path, share }) => ballAt(path, share));
  for (let row = 0; row < rows; row += 1) {
    for (let pin = 0; pin < row + 3; pin += 1) {
      const { x, y } = pinAt(row, pin);
      const isLit = near.some((ball) => Math.hypot(ball.x - x, ball.y - y) < 0.55);
      pen.fillStyle = isLit ? '#ffe9ae' : '#d9c8dd';
      pen.beginPath();
      pen.arc(x, y, isLit ? 0.15 : 0.11, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

function drawBall(pen: CanvasRenderingContext2D, { path, share }: Ball): void {
  const { x, y } = ballAt(path, share);
  const glow = pen.createRadialGradient(x, y, 0, x, y, 0.9);
  glow.addColorStop(0, '#ffcf6a88');
  glow.addColorStop(1, '#ffcf6a00');
  pen.fillStyle = glow;
  pen.fillRect(x - 0.9, y - 0.9, 1.8, 1.8);
  const skin = pen.createRadialGradient(x - 0.1, y - 0.12, 0.02, x, y, 0.32);
  skin.addColorStop(0, '#fff6d8');
  skin.addColorStop(0.5, '#e9b64c');
  skin.addColorStop(1, '#8a5a17');
  pen.fillStyle = skin;
  pen.beginPath();
  pen.arc(x, y, 0.3, 0, Math.PI * 2);
  pen.fill();
}
