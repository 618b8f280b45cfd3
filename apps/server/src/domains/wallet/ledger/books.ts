import type { Money } from '@baize/money';
import { bigintColumn } from '../../../platform/database/array-bytes.ts';
import { textColumn, wordColumn } from '../../../platform/database/array-text.ts';
import type { Currency } from '../currencies.ts';
import type { Reason } from '../reasons.ts';

/** One account of a member, by what it is for. */
export type AccountName = { memberId: bigint; purpose: MemberPurpose; currency: Currency };

export type MemberPurpose =
  | 'cash'
  | 'stakes'
  | 'bonus'
  | 'points'
  | 'payouts'
  | 'transit'
  | 'debt'
  | `vendor:${string}`;

export type HousePurpose =
  | 'games'
  | 'promotions'
  | 'fees'
  | 'bank'
  | 'clearing'
  | 'adjustments'
  | 'agents'
  | 'jackpot'
  | 'points'
  | 'vendors'
  | 'debts'
  /** Card tables: what the house keeps of hands, and what its bots win and lose. */
  | 'rake'
  | 'bots'
  /** Red packets on their way from member to member. */
  | 'packets'
  | `vendor:${string}`
  | `jackpot:${string}`;

/** A movement between a member's account and one of the house; signed as the member sees it. */
export type Transfer = AccountName & {
  counter: HousePurpose;
  amount: Money;
  reason: Reason;
  /** The same movement can never be written twice on one account. */
  key: string;
  betId?: bigint | undefined;
};

/** An account as it stands while its row is locked. */
export type OpenAccount = {
  id: bigint;
  memberId: bigint;
  purpose: string;
  currency: string;
  balance: Money;
  seq: bigint;
  seedId: bigint | null;
  nonce: bigint;
  closedFor: string | null;
  /** What may be staked before its owner's bets are asked about; null: only the clock decides. */
  freeStake: Money | null;
  /** Its owner's bets are to be asked about before they are taken. */
  isWatched: boolean;
};

export type PostedRow = Transfer & { accountId: bigint; seq: bigint; balanceAfter: Money };

/** The locked accounts of one transaction, and what is written on them so far. */
export type Books = {
  accounts: ReadonlyMap<string, OpenAccount>;
  changed: Set<OpenAccount>;
  rows: PostedRow[];
};

type AnyName = { memberId: bigint; purpose: string; currency: string };

export function nameOf({ memberId, purpose, currency }: AnyName): string {
  return `${memberId}/${purpose}/${currency}`;
}

type LockedRow = readonly [
  bigint,
  bigint,
  string,
  string,
  bigint,
  bigint,
  bigint | null,
  bigint,
  string | null,
  (bigint | null)?,
  boolean?,
];

/** Opens the books on what the locking statement returned. */
export function openBooks(rows: readonly unknown[]): Books {
  const accounts = (rows as LockedRow[]).map(
    ([
      id,
      memberId,
      purpose,
      currency,
      balance,
      seq,
      seedId,
      nonce,
      closedFor,
      freeStake,
      watched,
    ]) => ({
      id,
      memberId,
      purpose,
      currency,
      balance,
      seq,
      seedId,
      nonce,
      closedFor,
      freeStake: freeStake ?? null,
      isWatched: watched === true,
    }),
  );
  return {
    accounts: new Map(accounts.map((account) => [nameOf(account), account])),
    changed: new Set(),
    rows: [],
  };
}

export type EntryOutcome = 'posted' | 'notCovered' | 'unknown';

/** Writes one transfer on the open books: the balance moves, the sequence goes on, nothing else. */
export function enter(books: Books, transfer: Transfer): EntryOutcome {
  const account = books.accounts.get(nameOf(transfer));
  if (!account) return 'unknown';
  const balanceAfter = account.balance + transfer.amount;
  if (balanceAfter < 0n) return 'notCovered';
  account.balance = balanceAfter;
  account.seq += 1n;
  books.changed.add(account);
  books.rows.push({
    memberId: transfer.memberId,
    purpose: transfer.purpose,
    currency: transfer.currency,
    counter: transfer.counter,
    amount: transfer.amount,
    reason: transfer.reason,
    key: transfer.key,
    betId: transfer.betId,
    accountId: account.id,
    seq: account.seq,
    balanceAfter,
  });
  return 'posted';
}

/** Writes several transfers that stand or fall together. */
export function enterAll(books: Books, transfers: readonly Transfer[]): EntryOutcome {
  if (transfers.length === 1) return enter(books, transfers[0]!);
  const before = transfers.map((transfer) => {
    const account = books.accounts.get(nameOf(transfer));
    return { account, balance: account?.balance, seq: account?.seq };
  });
  const written = books.rows.length;
  for (const transfer of transfers) {
    const outcome = enter(books, transfer);
    if (outcome === 'posted') continue;
    books.rows.length = written;
    for (const { account, balance, seq } of before) {
      if (account) Object.assign(account, { balance, seq });
    }
    return outcome;
  }
  return 'posted';
}

/** Finds the house's account of a purpose, in the currency of the other side: money never changes. */
export type FindCounter = (purpose: string, currency: string) => bigint;

/** The columns of the transfers that were entered, as `writeBooks` sends them. */
export function transferColumns(
  rows: readonly PostedRow[],
  findCounter: FindCounter,
  at: Date,
): unknown[] {
  return [
    bigintColumn(rows, (row) => row.accountId),
    bigintColumn(rows, (row) => findCounter(row.counter, row.currency)),
    bigintColumn(rows, (row) => row.seq),
    bigintColumn(rows, (row) => row.amount),
    bigintColumn(rows, (row) => row.balanceAfter),
    bigintColumn(rows, (row) => row.betId),
    wordColumn(rows, (row) => row.reason),
    textColumn(rows, (row) => row.key),
    at,
  ];
}

/** The columns of the accounts that changed. */
export function balanceColumns(changed: Iterable<OpenAccount>): unknown[] {
  const accounts = [...changed];
  return [
    bigintColumn(accounts, (account) => account.id),
    bigintColumn(accounts, (account) => account.balance),
    bigintColumn(accounts, (account) => account.seq),
    bigintColumn(accounts, (account) => account.nonce),
    bigintColumn(accounts, (account) => account.freeStake),
  ];
}

/** The columns that `lockAccounts` takes, each account once. */
export function lockColumns(names: readonly AccountName[]): unknown[] {
  const each = [...new Map(names.map((name) => [nameOf(name), name])).values()];
  return nameColumns(each);
}

export function nameColumns(names: readonly AccountName[]): unknown[] {
  return [
    names.map((name) => name.memberId),
    names.map((name) => name.purpose),
    names.map((name) => name.currency),
  ];
}

/** The rows of `findHouseIds`, to be looked up by purpose and currency. */
export function countersOf(rows: readonly unknown[][]): FindCounter {
  const ids = new Map(
    rows.map(([id, purpose, currency]) => [`${purpose}/${currency}`, id as bigint]),
  );
  return (purpose, currency) => {
    const id = ids.get(`${purpose}/${currency}`);
    if (id === undefined) throw new Error(`The house has no account for ${purpose} in ${currency}`);
    return id;
  };
}
