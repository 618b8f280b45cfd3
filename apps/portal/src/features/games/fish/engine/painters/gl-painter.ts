import { openAtlas, type Print } from './atlas.ts';
import { addLine, addStamp, type Batch, MAX_PIECES, newBatch, numbersIn } from './batch.ts';
import type { Painter } from './painter.ts';
import { openProgram } from './program.ts';

/**
 * Everything of a frame in one call of WebGL. Undefined where it is not to be had, and where no graphics card
 * would draw it: there the canvas is quicker.
 */
export function openGlPainter(host: HTMLElement, onLost: () => void): Painter | undefined {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  const sizeAt = gl && openProgram(gl);
  if (!gl || !sizeAt) return undefined;
  canvas.className = 'absolute inset-0 size-full';
  canvas.addEventListener('webglcontextlost', onLost);
  host.append(canvas);
  const atlas = openAtlas(gl);
  const batch = newBatch();
  const bands = new Map<number, Print>();
  let density = 1;
  const bandOf = (width: number) => {
    const known = bands.get(width);
    if (known) return known;
    const drawn = atlas.keep(BAND_PIXELS, width + SOFT * 2, (ink) => {
      ink.fillStyle = '#fff';
      ink.fillRect(0, SOFT, BAND_PIXELS, width);
    });
    bands.set(width, drawn);
    return drawn;
  };
  return {
    resize(size) {
      density = size.density;
      canvas.width = Math.round(size.width * density);
      canvas.height = Math.round(size.height * density);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(sizeAt, size.width, size.height);
      atlas.clear();
      bands.clear();
    },
    keep: atlas.keep,
    keepBriefly: atlas.keepBriefly,
    begin: () => gl.clear(gl.COLOR_BUFFER_BIT),
    copy(picture, stamp) {
      if (batch.count === MAX_PIECES) show(gl, batch);
      addStamp(batch, stamp, picture as Print);
    },
    stroke(line) {
      if (batch.count + line.count > MAX_PIECES) show(gl, batch);
      const band = bandOf(Math.max(1, Math.round(line.width * density)));
      addLine(batch, line, band.height / density, band);
    },
    end: () => show(gl, batch),
    close() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.remove();
      // Its memory is free at once, and not when the browser comes to look.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** A line is copied from a band that is soft at its edges. */
const BAND_PIXELS = 4;
const SOFT = 1;

const CORNERS = 4;

function show(gl: WebGL2RenderingContext, batch: Batch): void {
  if (batch.count === 0) return;
  gl.bufferData(gl.ARRAY_BUFFER, batch.floats, gl.STREAM_DRAW, 0, numbersIn(batch));
  gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, CORNERS, batch.count);
  batch.count = 0;
}
