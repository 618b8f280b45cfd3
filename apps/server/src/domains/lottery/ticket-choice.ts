import type { PrizeMode, Selection } from '@baize/games';

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

/** One of several tickets that were bought together. */
export type Chase = { id: string; n: number; of: number; stopOnWin: boolean; plan: string };

/** What a ticket is on, as its bet keeps it. */
export type TicketChoice = {
  prizeMode: PrizeMode;
  group: number | null;
  rows: KeptRow[];
  chase: Chase | null;
};

/** What a settled ticket keeps of its win, row by row; amounts as text. */
export type TicketWins = { rows: string[]; capped: boolean };

export function choiceOf({ choice }: { choice?: unknown }): TicketChoice {
  return choice as TicketChoice;
}
