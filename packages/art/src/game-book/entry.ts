import type { MotifName } from '../motifs/library.ts';
import type { PaletteName } from '../palette.ts';
import type { TileSpec } from '../tile.ts';

export type Category =
  | 'LIVE'
  | 'RNG'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'FISH'
  | 'PVP'
  | 'LOTT'
  | 'ELOTT'
  | 'JACKPOT'
  | 'MINI';

/** A game whose tile was set by hand. */
export type BookEntry = TileSpec & {
  name: string;
  category: Category;
  motif: MotifName;
  palette: PaletteName;
};

export const entry = (
  category: Category,
  name: string,
  motif: MotifName,
  palette: PaletteName,
  set: Partial<TileSpec>,
): BookEntry => ({ id: slug(name), name, category, motif, palette, ...set });

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
