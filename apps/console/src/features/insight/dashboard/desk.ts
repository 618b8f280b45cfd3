import type { Right } from '@baize/contract';
import type { WordId } from '../../../shared/words.ts';

/** What waits at one desk; `oldestAt` only where all of it was seen. */
export type WaitingLine = {
  to: string;
  search?: Record<string, string>;
  label: WordId;
  count: number;
  /** There is more than was counted. */
  isMore: boolean;
  oldestAt: number | null;
};

export type Desk = {
  key: readonly unknown[];
  right: Right;
  read: (signal: AbortSignal) => Promise<readonly WaitingLine[]>;
};
