import type { LotteryPlay, Selection } from '@baize/games';
import type { PercentOf } from '../percents.ts';
import type { MarkStat } from '../trend/stats.ts';

export type PickProps = {
  kind: string;
  play: LotteryPlay;
  marks: Selection;
  onMarks: (marks: Selection) => void;
  /** What a spot pays, where each has odds of its own. */
  oddsOf: (spot: string) => string;
  /** How long something has not come; undefined where nobody counts it. */
  statOf: (item: string, place?: string) => MarkStat | undefined;
  /** What share of its prize a number pays in this issue; 0 where it is closed. */
  percentOf: PercentOf;
};
