import { openCanvasPainter } from './canvas-painter.ts';
import { openGlPainter } from './gl-painter.ts';
import type { Painter } from './painter.ts';

const MAX_LOSSES = 3;

/**
 * The quickest painter that is to be had. A system takes a graphics card from a page that lay in the
 * background, or for good: what was lost is opened anew, and after some losses without it.
 */
export function openPainter(host: HTMLElement, losses: number, onLost: () => void): Painter {
  const quickest = losses < MAX_LOSSES ? openGlPainter(host, onLost) : undefined;
  return quickest ?? openCanvasPainter(host);
}
