import type { LotteryPlay, Selection } from '@baize/games';

export type PickProps = {
  play: LotteryPlay;
  marks: Selection;
  onMarks: (marks: Selection) => void;
  /** What a spot pays, where each has odds of its own. */
  oddsOf: (spot: string) => string;
};
