import type { Money } from '@baize/money';
import type { Cue } from '../sound/slot-sound.ts';
import type { Scene, ShownWin, WinTier } from './plan.ts';

/** A scene that takes the whole stage for a moment. */
export type Banner =
  | { kind: 'freeStart'; awarded: number; multiplier: number }
  | { kind: 'freeMore'; awarded: number }
  | { kind: 'freeEnd'; spins: number; amount: Money }
  | { kind: 'bigWin'; tier: WinTier; amount: Money }
  | { kind: 'jackpot'; pot: string; amount: Money };

/** What the stage says in words beside its picture. */
export type Told = {
  banner: Banner | undefined;
  free: { number: number; left: number } | undefined;
  /** The win that is pointed at. */
  win: ShownWin | undefined;
  /** What the tumble's wins are multiplied by. */
  by: number | undefined;
  total: Money;
  isOver: boolean;
  isCapped: boolean;
};

export const SILENT: Told = {
  banner: undefined,
  free: undefined,
  win: undefined,
  by: undefined,
  total: 0n,
  isOver: false,
  isCapped: false,
};

export type Teller = {
  say(part: Partial<Told>): void;
  /** The counter, many times a second; it is written straight to the page. */
  count(amount: Money): void;
  cue(name: Cue, step?: number): void;
};

/** How a round reads when all of it was shown. */
export function afterwards(scenes: readonly Scene[]): Partial<Told> {
  const end = scenes.at(-1);
  if (end?.scene !== 'end') return SILENT;
  return { ...SILENT, total: end.payout, isOver: true, isCapped: end.isCapped };
}
