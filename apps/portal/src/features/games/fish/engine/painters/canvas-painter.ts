import { type Ink, type Painted, paint } from './painted.ts';
import { MITRE_LIMIT, type Painter, type Picture, type Size } from './painter.ts';

type Print = Picture & { painted: Painted };

/** One call of the canvas for each copy: where no graphics card draws, nothing is quicker. */
export function openCanvasPainter(host: HTMLElement): Painter {
  const canvas = document.createElement('canvas');
  canvas.className = 'absolute inset-0 size-full';
  const ink = canvas.getContext('2d', { desynchronized: true })!;
  host.append(canvas);
  let size: Size = { width: 1, height: 1, density: 1 };
  return {
    resize(next) {
      size = next;
      canvas.width = Math.round(size.width * size.density);
      canvas.height = Math.round(size.height * size.density);
      ink.miterLimit = MITRE_LIMIT;
    },
    keep: print,
    keepBriefly: print,
    begin() {
      ink.setTransform(1, 0, 0, 1, 0, 0);
      ink.clearRect(0, 0, canvas.width, canvas.height);
    },
    copy(picture, stamp) {
      const { cos, sin, alpha, isGlare } = stamp;
      const { density } = size;
      const [wide, high] = [Math.abs(stamp.width), Math.abs(stamp.height)];
      const across = stamp.width < 0 ? -density : density;
      const down = stamp.height < 0 ? -density : density;
      const [x, y] = [stamp.x * density, stamp.y * density];
      ink.setTransform(cos * across, sin * across, -sin * down, cos * down, x, y);
      if (isGlare) ink.globalCompositeOperation = 'lighter';
      if (alpha < 1) ink.globalAlpha = alpha;
      ink.drawImage((picture as Print).painted, -wide / 2, -high / 2, wide, high);
      if (alpha < 1) ink.globalAlpha = 1;
      if (isGlare) ink.globalCompositeOperation = 'source-over';
    },
    stroke({ places, count, width, colour, alpha, isClosed }) {
      ink.setTransform(size.density, 0, 0, size.density, 0, 0);
      ink.globalAlpha = alpha;
      ink.strokeStyle = colour.css;
      ink.lineWidth = width;
      ink.beginPath();
      for (let i = 0; i < count; i++) ink.lineTo(places[i * 2]!, places[i * 2 + 1]!);
      if (isClosed) ink.closePath();
      ink.stroke();
      ink.globalAlpha = 1;
    },
    end() {},
    close: () => canvas.remove(),
  };
}

function print(width: number, height: number, draw: (ink: Ink) => void): Print {
  const painted = paint(width, height, draw);
  return { painted, width: painted.width, height: painted.height, isKept: true };
}
