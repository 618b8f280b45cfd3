import type { Money } from '@baize/money';
import { CompiledQuery } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Reason } from '../reasons.ts';
import {
  type AccountName,
  countersOf,
  enter,
  type HousePurpose,
  lockColumns,
  nameColumns,
  nameOf,
  openBooks,
  type Transfer,
} from './books.ts';
import {
  findHouseIds,
  findPosted,
  findUsedKeys,
  lockAccounts,
  type Statement,
} from './ledger-statements.ts';
import { announceMoved } from './news.ts';
import { type Write, writeBooks } from './write-books.ts';

/** What became of one transfer. `differs`: its key was used before, for another movement. */
export type PostAnswer = {
  outcome: 'posted' | 'replayed' | 'differs' | 'notCovered' | 'unknown';
  balance?: Money;
};

/**
 * Moves money, for everyone but the lanes of bets, which enter it on books of their own. Each transfer
 * is answered by itself; what is not covered, repeated or unknown is not written, and the rest is.
 */
export async function post(
  tx: Transaction,
  transfers: readonly Transfer[],
  at: Date,
): Promise<PostAnswer[]> {
  if (transfers.length === 0) return [];
  const books = openBooks(await run(tx, lockAccounts, lockColumns(transfers)));
  const earlier = await postedBefore(tx, transfers);
  const seen = new Map<string, Transfer>();
  const answers = transfers.map((transfer, n): PostAnswer => {
    const name = `${nameOf(transfer)} ${transfer.key}`;
    if (earlier.has(n) || seen.has(name)) {
      const before = earlier.get(n) ?? seen.get(name);
      return { outcome: isSame(before, transfer) ? 'replayed' : 'differs', ...balance(before) };
    }
    const outcome = enter(books, transfer);
    if (outcome !== 'posted') return { outcome };
    seen.set(name, transfer);
    return { outcome, balance: books.rows.at(-1)!.balanceAfter };
  });
  if (books.rows.length > 0) {
    const findCounter = countersOf(await run(tx, findHouseIds, []));
    await writeBooks((writes) => runEach(tx, writes), { books, findCounter, at });
    const posted = transfers.filter((_, n) => answers[n]!.outcome === 'posted');
    await announceMoved(
      tx,
      posted.map(({ memberId }) => memberId),
      at,
    );
  }
  return answers;
}

/** All of them or none: what cannot be posted is refused, and the transaction goes back. */
export async function postTogether(
  tx: Transaction,
  transfers: readonly Transfer[],
  at: Date,
): Promise<PostAnswer[]> {
  const answers = await post(tx, transfers, at);
  for (const { outcome } of answers) {
    if (outcome === 'notCovered') refuse('INSUFFICIENT_BALANCE');
    if (outcome === 'differs') refuse('REQUEST_DIFFERS');
    if (outcome === 'unknown') throw new Error('A transfer names an account that was never opened');
  }
  return answers;
}

export type Move = {
  from: AccountName;
  to: AccountName;
  amount: Money;
  /** Why it leaves, and why it arrives. */
  reasons: readonly [out: Reason, into: Reason];
  key: string;
  betId?: bigint | undefined;
};

/** From one member's account to another: two rows through the house's clearing account. */
export function moveRows({ from, to, amount, reasons, key, betId }: Move): Transfer[] {
  if (from.currency !== to.currency) throw new Error('A move changes no currency');
  const shared = { counter: 'clearing', key, betId } as const;
  return [
    { ...from, ...shared, amount: -amount, reason: reasons[0] },
    { ...to, ...shared, amount, reason: reasons[1] },
  ];
}

type Before = Pick<Transfer, 'amount' | 'reason' | 'counter'> & { balanceAfter?: Money };

/**
 * By the place of each transfer whose key was used before, which is hardly ever any. A transfer that is
 * not in the ledger any more is known by its key alone: nothing can be the same as it.
 */
async function postedBefore(
  tx: Transaction,
  transfers: readonly Transfer[],
): Promise<Map<number, Before | undefined>> {
  const columns = [...nameColumns(transfers), transfers.map(({ key }) => key)];
  const used = (await run(tx, findUsedKeys, columns)) as [number, bigint][];
  if (used.length === 0) return new Map();
  const rows = await run(tx, findPosted, [used.map(([, id]) => id)]);
  const posted = new Map(
    (rows as [bigint, bigint, Reason, bigint, HousePurpose][]).map(
      ([id, amount, reason, balanceAfter, counter]) => [
        id,
        { amount, reason, counter, balanceAfter },
      ],
    ),
  );
  return new Map(used.map(([n, id]) => [n - 1, posted.get(id)]));
}

function isSame(a: Before | undefined, b: Transfer): boolean {
  return a?.amount === b.amount && a.reason === b.reason && a.counter === b.counter;
}

function balance(before: Before | undefined): { balance?: Money } {
  return before?.balanceAfter === undefined ? {} : { balance: before.balanceAfter };
}

/** Runs a ledger statement in a transaction of Kysely's; rows come as arrays of columns. */
export async function run(
  tx: Transaction,
  statement: Statement,
  values: unknown[],
): Promise<unknown[][]> {
  const { rows } = await tx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(statement.text, values),
  );
  return rows.map((row) => Object.values(row));
}

async function runEach(tx: Transaction, writes: readonly Write[]): Promise<void> {
  for (const [statement, values] of writes) await run(tx, statement, values);
}
