import type { OwnGame } from '../../../shared/own-games/own-games.ts';
import type { Choice } from '../stage/stage.ts';

/** One way to win, as the rules of the game call it, and how many times the stake it pays. */
export type PaidRow = { told: string; times: number };

const MAX_ROWS = 24;

/** What the choice of now can pay, from the code that decides the bets; none where the stage says it. */
export function paidRows(game: OwnGame, choice: Choice): PaidRow[] {
  const rows = readers[game.code]?.(game, choice) ?? [];
  return rows.filter(({ times }) => times > 0).slice(0, MAX_ROWS);
}

type Read = (game: OwnGame, choice: Choice) => PaidRow[];
type Cells = readonly (string | number)[];

const rowsOf = (game: OwnGame, key: string): readonly Cells[] =>
  game.describe().find((section) => section.key === key)?.rows ?? [];

const byFirst = ([told, times]: Cells): PaidRow => ({ told: String(told), times: Number(times) });

/** Pockets and segments that pay alike are one row, the dearest first. */
function unlike(rows: readonly Cells[]): PaidRow[] {
  const all = [...new Set(rows.map(([, times]) => Number(times)))];
  return all.sort((a, b) => b - a).map((times) => ({ told: `${times}×`, times }));
}

/** Places that pay alike, as the numbers of a wheel do, are told by their kind. */
function byKind(rows: readonly Cells[]): PaidRow[] {
  const seen = new Set<string>();
  return rows.flatMap(([spot, pays]) => {
    const [kind] = String(spot).split(':');
    const most = Math.max(...String(pays).split(' / ').map(Number));
    const name = `${kind} ${pays}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ told: String(spot), times: most + 1 }];
  });
}

const readers: Record<string, Read> = {
  plinko: (game, { rows, risk }) => unlike(rowsOf(game, `${rows} ${risk}`)),
  wheel: (game, { segments, risk }) => unlike(rowsOf(game, `${segments} ${risk}`)),
  mines: (game, { mines }) => rowsOf(game, `${mines} mines`).map(byFirst),
  keno: (game, { picks, risk }) => {
    const count = (picks as unknown[]).length;
    const row = rowsOf(game, String(risk)).find(([of]) => of === count) ?? [];
    return row.slice(1).map((times, hits) => ({ told: String(hits), times: Number(times) }));
  },
  bingo: (game) => rowsOf(game, 'pays').map(byFirst),
  roulette: (game) => byKind(rowsOf(game, 'spots')),
  'sic-bo': (game) => byKind(rowsOf(game, 'spots')),
};
