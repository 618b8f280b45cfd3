/** A finished drawing, to be copied as often as one likes. */
export type Painted = ImageBitmap | HTMLCanvasElement;

type Ink = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export type { Ink };

/** Draws once. A bitmap is copied faster than a canvas, where the browser has them. */
export function paint(width: number, height: number, draw: (ink: Ink) => void): Painted {
  const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas === 'undefined') {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    draw(canvas.getContext('2d')!);
    return canvas;
  }
  const canvas = new OffscreenCanvas(w, h);
  draw(canvas.getContext('2d')!);
  return canvas.transferToImageBitmap();
}
