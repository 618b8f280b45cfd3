/** Where it is drawn, and how large. */
export type Sized = { x: number; y: number; scale: number };

type Rocket = Record<'flame' | 'spark' | 'fins' | 'body' | 'nose' | 'longRay' | 'shortRay', Path2D>;

let drawn: Rocket | undefined;

/** Read once: the same shapes are drawn on every frame. */
const shapes = (): Rocket => {
  drawn ??= {
    flame: new Path2D('M-6 14Q0 40 6 14Z'),
    spark: new Path2D('M-3 14Q0 28 3 14Z'),
    fins: new Path2D('M-9 4L-17 18L-8 14ZM9 4L17 18L8 14Z'),
    body: new Path2D('M0 -26C9 -14 11 0 8 15H-8C-11 0 -9 -14 0 -26Z'),
    nose: new Path2D('M0 -26C4 -21 6.4 -16.5 7.8 -12H-7.8C-6.4 -16.5 -4 -21 0 -26Z'),
    longRay: new Path2D('M-2.4 -9L0 -34L2.4 -9Z'),
    shortRay: new Path2D('M-2.4 -9L0 -24L2.4 -9Z'),
  };
  return drawn;
};

const GLOW = 64;

export function drawRocket(pen: CanvasRenderingContext2D, place: Sized, angle: number): void {
  const { flame, spark, fins, body, nose } = shapes();
  pen.save();
  pen.translate(place.x, place.y);
  pen.scale(place.scale, place.scale);
  pen.fillStyle = glowOf(pen);
  pen.fillRect(-GLOW, -GLOW, GLOW * 2, GLOW * 2);
  pen.rotate(angle + Math.PI / 2);
  fill(pen, '#ff9a3c', flame);
  fill(pen, '#ffe9ae', spark);
  fill(pen, '#b93a26', fins);
  fill(pen, '#fdf6e3', body);
  fill(pen, '#b93a26', nose);
  pen.strokeStyle = '#1b1404';
  pen.lineWidth = 1.5;
  pen.stroke(body);
  pen.fillStyle = '#2fa37a';
  pen.beginPath();
  pen.arc(0, -3, 4.4, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.restore();
}

function fill(pen: CanvasRenderingContext2D, colour: string, part: Path2D): void {
  pen.fillStyle = colour;
  pen.fill(part);
}

let glowing: CanvasGradient | undefined;

/** It lies where the rocket is: drawn around the origin, so one is enough. */
function glowOf(pen: CanvasRenderingContext2D): CanvasGradient {
  if (glowing) return glowing;
  glowing = pen.createRadialGradient(0, 0, 0, 0, 0, GLOW);
  glowing.addColorStop(0, 'rgba(255,210,122,.34)');
  glowing.addColorStop(1, 'rgba(255,210,122,0)');
  return glowing;
}

const RAYS = 14;

export function drawBurst(pen: CanvasRenderingContext2D, { x, y, scale }: Sized): void {
  const { longRay, shortRay } = shapes();
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (let i = 0; i < RAYS; i += 1) {
    pen.rotate((Math.PI * 2) / RAYS);
    pen.fillStyle = i % 2 ? '#f0705c' : '#f4d58b';
    pen.fill(i % 2 ? longRay : shortRay);
  }
  pen.restore();
}
