import type { Selection } from '@baize/games';

/** A row as it is kept with its bet, recomputed here; amounts as text, so that it reads back the same. */
export type KeptRow = {
  play: string;
  selection: Selection;
  notes: number;
  unit: string | null;
  multiple: number | null;
  perNote: string;
  stake: string;
  /** The share of its prize that it pays; in full where nothing is said. */
  percent?: number;
};
