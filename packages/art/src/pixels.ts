// A drawing as pixels: the same address with a width before its ending.

/** A winner's stamp, a card on most screens, a card on fine ones. */
export const TILE_WIDTHS = [96, 240, 384] as const;
/** A phone's whole width on a fine screen; the stage of a desk. */
export const BANNER_WIDTHS = [720, 1120] as const;

const DRAWN_TILE = /^(\/art\/tile\/.+)\.svg(\?v=\w+)$/;
const DRAWN_BANNER = /^(\/art\/banner\/.+)\.svg(\?v=\w+)$/;

/** The widths a tile comes in, as an image lists them; nothing where it is not one of our drawings. */
export function tileSources(address: string): string | undefined {
  return DRAWN_TILE.test(address)
    ? TILE_WIDTHS.map((width) => `${tilePixels(address, width)} ${width}w`).join(', ')
    : undefined;
}

export function tilePixels(address: string, width: (typeof TILE_WIDTHS)[number]): string {
  return address.replace(DRAWN_TILE, `$1.${width}.webp$2`);
}

/** Large pictures take longer to pack and weigh less for it. */
export function bannerPixels(address: string, width: (typeof BANNER_WIDTHS)[number]): string {
  return address.replace(DRAWN_BANNER, `$1.${width}.avif$2`);
}

export type Pixels = { drawing: string; width: number; type: 'webp' | 'avif' };

/** The drawing behind an address of pixels, and how it is wanted. */
export function pixelsAt(path: string): Pixels | undefined {
  const [, tile, tileWidth] = /^(\/art\/tile\/.+)\.(\d+)\.webp$/.exec(path) ?? [];
  if (tile) return wanted(`${tile}.svg`, Number(tileWidth), TILE_WIDTHS, 'webp');
  const [, banner, bannerWidth] = /^(\/art\/banner\/.+)\.(\d+)\.avif$/.exec(path) ?? [];
  return banner ? wanted(`${banner}.svg`, Number(bannerWidth), BANNER_WIDTHS, 'avif') : undefined;
}

function wanted(
  drawing: string,
  width: number,
  offered: readonly number[],
  type: Pixels['type'],
): Pixels | undefined {
  return offered.includes(width) ? { drawing, width, type } : undefined;
}
