import type { Money } from '@baize/money';
import { type Chance, pickSome } from '../chance.ts';
import type { Round, RoundSoFar } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction, shownMultiplier } from '../pay.ts';
import { type MinesAction, type MinesChoice, minesRules } from './rules.ts';

const CELLS = Array.from({ length: minesRules.cells }, (_, cell) => cell);

export type MinesStep =
  | { step: 'start'; mines: number; cells: number }
  | { step: 'reveal'; cell: number; mine: boolean; multiplier: number }
  /** Where the mines lay. */
  | { step: 'end'; mines: number[]; multiplier: number };

/** The mines are laid before the first pick and never move; they are shown when the round is over. */
export function digMines(
  { choice, stake, actions }: RoundSoFar<MinesChoice, MinesAction>,
  chance: Chance,
): Omit<Round, 'draws'> | undefined {
  const mines = pickSome(chance, CELLS, choice.mines);
  const steps: MinesStep[] = [{ step: 'start', mines: choice.mines, cells: minesRules.cells }];
  const safe = new Set<number>();
  let end: Money | undefined;
  for (const action of actions) {
    if (end !== undefined || !isAllowed(safe, action)) return undefined;
    if (action.action === 'cashout') end = minesPayout(choice, stake, safe.size);
    else end = reveal(action.cell, { choice, stake, mines, safe, steps });
  }
  if (end === undefined) return { state: 'open', steps, payout: 0n };
  const multiplier = end > 0n ? minesMultiplier(choice, safe.size) : 0;
  steps.push({ step: 'end', mines, multiplier });
  return { state: 'settled', steps, payout: end };
}

function isAllowed(safe: ReadonlySet<number>, action: MinesAction): boolean {
  return action.action === 'cashout' ? safe.size > 0 : !safe.has(action.cell);
}

type Field = {
  choice: MinesChoice;
  stake: Money;
  mines: readonly number[];
  safe: Set<number>;
  steps: MinesStep[];
};

/** What the round ends with, if this pick ends it: a mine, the last safe cell, or the largest payout. */
function reveal(cell: number, { choice, stake, mines, safe, steps }: Field): Money | undefined {
  const isMine = mines.includes(cell);
  if (!isMine) safe.add(cell);
  const multiplier = isMine ? 0 : minesMultiplier(choice, safe.size);
  steps.push({ step: 'reveal', cell, mine: isMine, multiplier });
  if (isMine) return 0n;
  const worth = minesPayout(choice, stake, safe.size);
  const isLast = safe.size === minesRules.cells - choice.mines;
  return isLast || worth === usualLimits.maxPayout ? worth : undefined;
}

/** 0.99 × Π (25 − i) / (25 − mines − i), as a fraction in whole numbers. */
function minesFraction({ mines }: MinesChoice, picks: number): [bigint, bigint] {
  let above = BigInt(minesRules.shareOfHundred);
  let below = 100n;
  for (let i = 0; i < picks; i += 1) {
    above *= BigInt(minesRules.cells - i);
    below *= BigInt(minesRules.cells - mines - i);
  }
  return [above, below];
}

/** Shown to four decimals; what is paid comes from the exact product. */
export function minesMultiplier(choice: MinesChoice, picks: number): number {
  const [above, below] = minesFraction(choice, picks);
  return shownMultiplier(above, below);
}

export function minesPayout(choice: MinesChoice, stake: Money, picks: number): Money {
  const paid = payFraction(stake, ...minesFraction(choice, picks));
  return paid > usualLimits.maxPayout ? usualLimits.maxPayout : paid;
}
