import type { LotteryPlay, Selection } from '@baize/games';
import type { Stat } from '../trend/stats.ts';

/** How a number stands in this issue: at 100 it pays in full, at 0 it is closed. */
export type PercentOf = (number: string) => number;

export type PickProps = {
  kind: string;
  play: LotteryPlay;
  marks: Selection;
  onMarks: (marks: Selection) => void;
  /** What a spot pays, where each has odds of its own. */
  oddsOf: (spot: string) => string;
  /** How long something has not come; undefined where nobody counts it. */
  statOf: (item: string, place?: string) => Stat | undefined;
};
