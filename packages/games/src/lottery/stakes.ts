import { CENT, type Money, money } from '@baize/money';
import type { LotteryPlay } from './lottery.ts';

/** Yuan of two and of one, jiao, half a jiao, fen, li: what one note may cost, before its multiple. */
export const noteUnits = ['2', '1', '0.2', '0.1', '0.02', '0.002'] as const;
export type NoteUnit = (typeof noteUnits)[number];

export const lotteryLimits = {
  /** For one member and issue, all bets together. */
  maxPayoutPerIssue: money('300000'),
  /** For a bet on at most one in a hundred of a play's notes. */
  maxSinglePickPayout: money('20000'),
  singlePickShare: 100,
  maxMultiple: 100_000,
  /** No amount of money is written with more digits. */
  maxStake: money('99999999999'),
} as const;

export type Stake = { readonly perNote: Money; readonly stake: Money };

/** Notes × unit × multiple; undefined when that is not a whole number of cents. */
export function stakeByUnit(bet: {
  notes: number;
  unit: NoteUnit;
  multiple: number;
}): Stake | undefined {
  const { notes, unit, multiple } = bet;
  const isMultiple =
    Number.isInteger(multiple) && multiple >= 1 && multiple <= lotteryLimits.maxMultiple;
  if (!isMultiple) return undefined;
  return stakeByAmount({ notes, perNote: money(unit) * BigInt(multiple) });
}

/** The free stake of panels: the same amount on every note; undefined when not in whole cents, or beyond all money. */
export function stakeByAmount(bet: { notes: number; perNote: Money }): Stake | undefined {
  const { notes, perNote } = bet;
  const stake = BigInt(notes) * perNote;
  const isMoney = stake > 0n && stake <= lotteryLimits.maxStake;
  return isMoney && stake % CENT === 0n ? { perNote, stake } : undefined;
}

/** A bet by group on so few notes that its payout is capped. */
export function isSinglePick(play: LotteryPlay, notes: number): boolean {
  return play.mode === 'LOTT' && notes * lotteryLimits.singlePickShare <= play.allNotes;
}

export function capSinglePick(
  play: LotteryPlay,
  notes: number,
  payout: Money,
  most: Money = lotteryLimits.maxSinglePickPayout,
): Money {
  return isSinglePick(play, notes) && payout > most ? most : payout;
}

/** What may still be paid to a member in this issue. */
export function capIssue(
  paidBefore: Money,
  payout: Money,
  most: Money = lotteryLimits.maxPayoutPerIssue,
): Money {
  const left = most - paidBefore;
  if (left <= 0n) return 0n;
  return payout > left ? left : payout;
}
