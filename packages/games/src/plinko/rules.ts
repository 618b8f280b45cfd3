import { readFields, readWord } from '../choice.ts';

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];
export type PlinkoRows = 8 | 12 | 16;
export type PlinkoChoice = { rows: PlinkoRows; risk: PlinkoRisk };

/** Tenths of the stake, from the edge to the middle; the other half mirrors it. */
export const plinkoRules: Record<PlinkoRows, Record<PlinkoRisk, readonly number[]>> = {
  8: {
    low: [56, 21, 11, 10, 5],
    medium: [130, 30, 13, 7, 4],
    high: [290, 40, 15, 3, 2],
  },
  12: {
    low: [100, 30, 16, 14, 11, 10, 5],
    medium: [330, 110, 40, 20, 11, 6, 3],
    high: [1700, 240, 81, 20, 7, 2, 2],
  },
  16: {
    low: [160, 90, 20, 14, 14, 12, 11, 10, 5],
    medium: [1100, 410, 100, 50, 30, 15, 10, 5, 3],
    high: [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  },
};

const ROWS: readonly PlinkoRows[] = [8, 12, 16];

export const plinkoChoices: PlinkoChoice[] = ROWS.flatMap((rows) =>
  plinkoRisks.map((risk) => ({ rows, risk })),
);

/** Reads `{rows: 16, risk: "high"}`. */
export function readPlinkoChoice(choice: unknown): PlinkoChoice | undefined {
  const fields = readFields(choice, ['rows', 'risk']);
  const rows = ROWS.find((known) => known === fields?.rows);
  const risk = readWord(fields?.risk, plinkoRisks);
  return rows && risk ? { rows, risk } : undefined;
}
