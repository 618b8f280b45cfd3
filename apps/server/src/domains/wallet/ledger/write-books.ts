import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { Currency } from '../currencies.ts';
import type { Reason } from '../reasons.ts';
import {
  type Books,
  balanceColumns,
  type FindCounter,
  type HousePurpose,
  transferColumns,
} from './books.ts';
import { joinStatements, type StatementPart } from './join-statements.ts';
import type { Statement } from './ledger-statements.ts';

// The one file in the house that writes transfers and balances.

const writeTransfers: Statement = {
  name: 'wallet-transfers',
  text: `insert into transfers
      (account_id, counter_account_id, seq, amount, balance_after, bet_id, reason, key, at)
    select *, $9::timestamptz from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[],
      $5::bigint[], $6::bigint[], $7::text[], $8::text[])`,
};

const writeBalances: Statement = {
  name: 'wallet-balances',
  text: `update accounts a set balance = w.balance, seq = w.seq, nonce = w.nonce,
      free_stake = w.free_stake
    from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
      w (id, balance, seq, nonce, free_stake)
    where a.id = w.id`,
};

/** A statement to be sent, with its values. */
export type Write = [Statement, unknown[]];

export type Entered = { books: Books; findCounter: FindCounter; at: Date };

/** Rows of the caller's own that are written in one statement with the books. */
export type Joined = { statement: Statement; values: readonly unknown[] };

/**
 * A statement that writes the books and the parts beside them: planned, bound and started once. The
 * last part may be a question about what the others wrote.
 */
export function joinWithBooks(name: string, parts: readonly StatementPart[]): Statement {
  return joinStatements(name, [
    { text: writeTransfers.text, parameters: 9 },
    { text: writeBalances.text, parameters: 5 },
    ...parts,
  ]);
}

/**
 * Writes what was entered on locked books: every movement on a member's account, whether `post` or a
 * lane made it, is written here. How statements travel is the sender's to say: one after another, or
 * all in one packet. They must be sent in the transaction that holds the locks.
 */
export function writeBooks<Sent>(
  send: (writes: readonly Write[]) => Sent,
  { books, findCounter, at }: Entered,
  joined?: Joined,
): Sent {
  if (!joined && books.rows.length === 0) return send([]);
  const transfers = transferColumns(books.rows, findCounter, at);
  const balances = balanceColumns(books.changed);
  if (joined) return send([[joined.statement, [...transfers, ...balances, ...joined.values]]]);
  return send([
    [writeTransfers, transfers],
    [writeBalances, balances],
  ]);
}

export type HouseMove = {
  from: HousePurpose;
  to: HousePurpose;
  currency: Currency;
  amount: Money;
  reason: Reason;
  key: string;
};

/**
 * A movement between two accounts of the house: no balance is kept, so no account is locked. Whoever
 * makes the same one waits for its key, and then finds it used.
 */
export async function writeHouseMove(tx: Transaction, move: HouseMove, at: Date): Promise<void> {
  const { from, to, currency, amount, reason, key } = move;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, id)) from accounts
    where member_id is null and purpose = ${from} and currency = ${currency}`.execute(tx);
  await sql`insert into transfers (account_id, counter_account_id, amount, at, reason, key)
    select f.id, t.id, ${-amount}, ${at}, ${reason}, ${key} from accounts f, accounts t
    where f.member_id is null and f.purpose = ${from} and f.currency = ${currency}
      and t.member_id is null and t.purpose = ${to} and t.currency = ${currency}
      and not exists (select from used_keys k where k.account_id = f.id and k.key = ${key})`.execute(
    tx,
  );
}
