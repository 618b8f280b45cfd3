import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';

type Db = Database | Transaction;
type Since = { memberId: bigint; since: Date };

export type SignPeriod = { now: Date; since: Date; offsetMinutes: number };
/** One sign of harm: how strong it is, in figures an operator can check. */
export type Sign = { memberId: bigint; marker: string; facts: Record<string, string | number> };

/** What those who come later in the house know, and may not be called from here: contributed by them. */
export type Sources = {
  betsOf(db: Db, rows: readonly Since[]): Promise<{ staked: Money; won: Money }[]>;
  breaksOf(
    db: Db,
    rows: readonly Since[],
    idleMs: number,
  ): Promise<{ begunAt: Date | null; lastAt: Date | null; playedMs: number }[]>;
  /** Paid in since then, and asked to be paid in; without what one order adds itself. */
  depositedSince(db: Db, asked: Since & { without?: bigint | undefined }): Promise<Money>;
  netDeposits(db: Db, memberId: bigint): Promise<Money>;
  /** Signs in what was paid, played and said since then, of whomever they are found. */
  signs: readonly ((db: Db, period: SignPeriod) => Promise<Sign[]>)[];
};

/** What the domains above contribute, as one. */
export function sourcesOf(house: House): Sources {
  const parts = house.contributed('protectionSources');
  const signs = parts.flatMap((part) => part.signs ?? []);
  return { ...(Object.assign({}, ...parts) as Sources), signs };
}
