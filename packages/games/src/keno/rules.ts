import { readFields, readWhole, readWord } from '../choice.ts';

export const kenoRisks = ['low', 'classic', 'medium', 'high'] as const;
export type KenoRisk = (typeof kenoRisks)[number];
export type KenoChoice = { picks: readonly number[]; risk: KenoRisk };

/** Hundredths of the stake, by how many were picked (from 1) and how many of them were drawn (from 0). */
const tables: Record<KenoRisk, readonly (readonly number[])[]> = {
  low: [
    [70, 185],
    [0, 200, 380],
    [0, 110, 138, 2600],
    [0, 0, 220, 790, 9000],
    [0, 0, 150, 420, 1300, 30000],
    [0, 0, 110, 200, 620, 10000, 70000],
    [0, 0, 110, 160, 350, 1500, 22500, 70000],
    [0, 0, 110, 150, 200, 550, 3900, 10000, 80000],
    [0, 0, 110, 130, 170, 250, 750, 5000, 25000, 100000],
    [0, 0, 110, 120, 130, 180, 350, 1300, 5000, 25000, 100000],
  ],
  classic: [
    [0, 396],
    [0, 190, 450],
    [0, 100, 310, 1040],
    [0, 80, 180, 500, 2250],
    [0, 25, 140, 410, 1650, 3600],
    [0, 0, 100, 368, 700, 1650, 4000],
    [0, 0, 47, 300, 450, 1400, 3100, 6000],
    [0, 0, 0, 220, 400, 1300, 2200, 5500, 7000],
    [0, 0, 0, 155, 300, 800, 1500, 4400, 6000, 8500],
    [0, 0, 0, 140, 225, 450, 800, 1700, 5000, 8000, 10000],
  ],
  medium: [
    [40, 275],
    [0, 180, 510],
    [0, 0, 280, 5000],
    [0, 0, 170, 1000, 10000],
    [0, 0, 140, 400, 1400, 39000],
    [0, 0, 0, 300, 900, 18000, 71000],
    [0, 0, 0, 200, 700, 3000, 40000, 80000],
    [0, 0, 0, 200, 400, 1100, 6700, 40000, 90000],
    [0, 0, 0, 200, 250, 500, 1500, 10000, 50000, 100000],
    [0, 0, 0, 160, 200, 400, 700, 2600, 10000, 50000, 100000],
  ],
  high: [
    [0, 396],
    [0, 0, 1710],
    [0, 0, 0, 8150],
    [0, 0, 0, 1000, 25900],
    [0, 0, 0, 450, 4800, 45000],
    [0, 0, 0, 0, 1100, 35000, 71000],
    [0, 0, 0, 0, 700, 9000, 40000, 80000],
    [0, 0, 0, 0, 500, 2000, 27000, 60000, 90000],
    [0, 0, 0, 0, 400, 1100, 5600, 50000, 80000, 100000],
    [0, 0, 0, 0, 350, 800, 1300, 6300, 50000, 80000, 100000],
  ],
};

export const kenoRules = { numbers: 40, drawn: 10, mostPicks: 10, tables } as const;

/** Reads `{picks: [3, 7, 21], risk: "low"}`: one to ten different numbers of 1 to 40. */
export function readKenoChoice(choice: unknown): KenoChoice | undefined {
  const fields = readFields(choice, ['picks', 'risk']);
  const risk = readWord(fields?.risk, kenoRisks);
  const picks = readPicks(fields?.picks);
  return risk && picks ? { picks, risk } : undefined;
}

function readPicks(given: unknown): number[] | undefined {
  const { mostPicks, numbers } = kenoRules;
  if (!Array.isArray(given) || given.length < 1 || given.length > mostPicks) return undefined;
  if (given.some((pick) => readWhole(pick, 1, numbers) === undefined)) return undefined;
  const picks = new Set(given as number[]);
  return picks.size === given.length ? [...picks].sort((a, b) => a - b) : undefined;
}
