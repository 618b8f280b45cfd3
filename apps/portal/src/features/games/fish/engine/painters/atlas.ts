import type { Region } from './batch.ts';
import { type Ink, newSheet, pixelsOf } from './painted.ts';
import type { Picture } from './painter.ts';
import { openShelves, type Shelves, type Spot } from './shelves.ts';

/** A picture and where it lies. */
export type Print = Picture & Region;

type Draw = (ink: Ink) => void;

export type Atlas = {
  keep(width: number, height: number, draw: Draw): Print;
  keepBriefly(width: number, height: number, draw: Draw): Print;
  clear(): void;
};

/** What has WebGL 2 takes pages as large as this. */
export const PAGE = 2_048;
const PAGES_AT_FIRST = 2;
/** The first page begins with two strips for what is seen briefly. */
const BRIEF_HIGH = 384;
/** A rim of nothing about each picture: its edges are soft, and its neighbours do not show. */
const RIM = 1;

type Brief = { shelves: Shelves; prints: { isKept: boolean }[] };

type State = {
  gl: WebGL2RenderingContext;
  texture: WebGLTexture;
  pages: number;
  lasting: Shelves;
  /** One is filled while nobody looks at what is on the other any more. */
  brief: [filled: Brief, stale: Brief];
  sheet: ReturnType<typeof newSheet>;
};

/** All pictures in one texture of as many pages as they need: so they are drawn in one go. */
export function openAtlas(gl: WebGL2RenderingContext): Atlas {
  const lasting = openShelves(PAGE, { page: 0, from: BRIEF_HIGH * 2, to: PAGE });
  for (let page = 1; page < PAGES_AT_FIRST; page++) lasting.add(wholeOf(page));
  const state: State = {
    gl,
    texture: newTexture(gl, PAGES_AT_FIRST),
    pages: PAGES_AT_FIRST,
    lasting,
    brief: [openBrief(0), openBrief(BRIEF_HIGH)],
    sheet: newSheet(),
  };
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  const keep: Atlas['keep'] = (width, height, draw) => {
    const size = sizeOf(width, height);
    return print(state, size, placeLasting(state, size), draw);
  };
  return {
    keep,
    keepBriefly(width, height, draw) {
      const size = sizeOf(width, height);
      const spot = placeBriefly(state, size);
      if (!spot) return keep(width, height, draw);
      const printed = print(state, size, spot, draw);
      state.brief[0].prints.push(printed);
      return printed;
    },
    clear() {
      state.lasting.clear();
      for (const one of state.brief) empty(one);
    },
  };
}

const wholeOf = (page: number) => ({ page, from: 0, to: PAGE });

const openBrief = (from: number): Brief => ({
  shelves: openShelves(PAGE, { page: 0, from, to: from + BRIEF_HIGH }),
  prints: [],
});

function empty({ shelves, prints }: Brief): void {
  shelves.clear();
  for (const one of prints) one.isKept = false;
  prints.length = 0;
}

type Size = { width: number; height: number; wide: number; high: number; scale: number };

/** What is larger than a page is drawn smaller. */
function sizeOf(width: number, height: number): Size {
  const room = PAGE - RIM * 2;
  const scale = Math.min(1, room / Math.max(width, height));
  return {
    width: pixelsOf(width),
    height: pixelsOf(height),
    wide: Math.min(room, pixelsOf(width * scale)),
    high: Math.min(room, pixelsOf(height * scale)),
    scale,
  };
}

function placeLasting(state: State, { wide, high }: Size): Spot {
  const spot = state.lasting.place(wide + RIM * 2, high + RIM * 2);
  if (spot) return spot;
  addPage(state);
  state.lasting.add(wholeOf(state.pages - 1));
  return state.lasting.place(wide + RIM * 2, high + RIM * 2)!;
}

function placeBriefly({ brief }: State, { wide, high }: Size): Spot | undefined {
  const spot = brief[0].shelves.place(wide + RIM * 2, high + RIM * 2);
  if (spot) return spot;
  brief.reverse();
  empty(brief[0]);
  return brief[0].shelves.place(wide + RIM * 2, high + RIM * 2);
}

function print({ gl, sheet }: State, size: Size, spot: Spot, draw: Draw) {
  const { width, height, wide, high, scale } = size;
  sheet.width = wide + RIM * 2;
  sheet.height = high + RIM * 2;
  const ink = sheet.getContext('2d') as Ink;
  ink.setTransform(scale, 0, 0, scale, RIM, RIM);
  draw(ink);
  gl.texSubImage3D(
    gl.TEXTURE_2D_ARRAY,
    0,
    spot.x,
    spot.y,
    spot.page,
    sheet.width,
    sheet.height,
    1,
    gl.RGBA,
    gl.UNSIGNED_BYTE,
    sheet,
  );
  const [x, y] = [spot.x + RIM, spot.y + RIM];
  return {
    width,
    height,
    isKept: true,
    page: spot.page,
    left: x,
    top: y,
    right: x + wide,
    bottom: y + high,
  };
}

function newTexture(gl: WebGL2RenderingContext, pages: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA8, PAGE, PAGE, pages);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** A texture cannot grow: a larger one takes over what the old one holds. */
function addPage(state: State): void {
  const { gl, texture, pages } = state;
  state.texture = newTexture(gl, pages + 1);
  state.pages = pages + 1;
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  for (let page = 0; page < pages; page++) {
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, texture, 0, page);
    gl.copyTexSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, page, 0, 0, PAGE, PAGE);
  }
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(frame);
  gl.deleteTexture(texture);
}
