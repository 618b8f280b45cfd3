import type { RawBuilder } from 'kysely';
import type { House } from '../../house.ts';
import type { Archive } from './kept.ts';

/** A stretch of a table's numbers: one partition of it. */
export type Stretch = { fromId: bigint; belowId: bigint };

/** A table in partitions whose old ones may go into files, in the words of its owner. */
export type Archivable = {
  readonly table: string;
  /** When the last row of a partition came to be, as its column says. */
  readonly at: string;
  /** What rows add up to, as rows of `what, amount`. */
  sums(rows: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Why a partition must stay for now, in plain words. */
  obstacle(house: House, stretch: Stretch): Promise<string | undefined>;
  /** What must be done before a partition is closed; it may be broken off and gone on with. */
  prepare?(house: House): Promise<void>;
  /** Keeps what is asked of the rows when they are gone; done anew where it did not come to its end. */
  sumUp?(house: House, archive: Archive): Promise<void>;
  /** Holds a file, line by line, against what was kept when its rows went; answers what differs. */
  compareWithKept?(house: House, archive: Archive): Comparison;
};

export type Comparison = {
  add(lines: readonly string[]): Promise<void>;
  end(): Promise<string | undefined>;
};
