/** A finished drawing, to be copied as often as one likes. */
export type Painted = ImageBitmap | HTMLCanvasElement;

export type Ink = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A sheet of its own to draw on, out of sight. */
export function newSheet(): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(1, 1);
  return document.createElement('canvas');
}

/** Draws once. A bitmap is copied faster than a canvas, where the browser has them. */
export function paint(width: number, height: number, draw: (ink: Ink) => void): Painted {
  const canvas = newSheet();
  canvas.width = pixelsOf(width);
  canvas.height = pixelsOf(height);
  draw(canvas.getContext('2d') as Ink);
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas;
}

/** Nothing is drawn on less than one. */
export const pixelsOf = (length: number): number => Math.max(1, Math.ceil(length));
