import { readFields, readWhole } from '../choice.ts';

export type MinesChoice = { mines: number };
export type MinesAction = { action: 'reveal'; cell: number } | { action: 'cashout' };

export const minesRules = {
  cells: 25,
  mines: { min: 1, max: 24 },
  shareOfHundred: 99,
  /** A round that nobody ends for a day pays what it is worth; without a pick the stake goes back. */
  lapse: 'cashout, or the stake back before the first pick',
} as const;

/** Reads `{mines: 3}`. */
export function readMinesChoice(choice: unknown): MinesChoice | undefined {
  const fields = readFields(choice, ['mines']);
  const mines = readWhole(fields?.mines, minesRules.mines.min, minesRules.mines.max);
  return mines === undefined ? undefined : { mines };
}

/** Reads `{action: "reveal", cell: 0 … 24}` or `{action: "cashout"}`. */
export function readMinesAction(action: unknown): MinesAction | undefined {
  const fields = readFields(action, ['action', 'cell'], ['cell']);
  if (fields?.action === 'cashout' && fields.cell === undefined) return { action: 'cashout' };
  if (fields?.action !== 'reveal') return undefined;
  const cell = readWhole(fields.cell, 0, minesRules.cells - 1);
  return cell === undefined ? undefined : { action: 'reveal', cell };
}
