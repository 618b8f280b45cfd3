import { type Money, money } from '@baize/money';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database, Transaction } from '../../../platform/database.ts';
import { BRAND_CURRENCY, type Currency } from '../currencies.ts';
import type { AccountName, HousePurpose, MemberPurpose } from './books.ts';
import { post } from './ledger.ts';

/** What a trial member plays with: FUN, worth nothing, and never mixed with money. */
const FUN_GRANT = money('10000');

const REAL: [MemberPurpose, Currency][] = [
  ['cash', BRAND_CURRENCY],
  ['stakes', BRAND_CURRENCY],
  ['payouts', BRAND_CURRENCY],
  ['bonus', BRAND_CURRENCY],
  ['transit', BRAND_CURRENCY],
  ['debt', BRAND_CURRENCY],
  ['points', 'PTS'],
];
const TRIAL: [MemberPurpose, Currency][] = [
  ['cash', 'FUN'],
  ['stakes', 'FUN'],
  ['debt', 'FUN'],
];

/** Opens what a new member needs; a trial member gets play money and no account of the real kind. */
export async function openAccounts(
  tx: Transaction,
  memberId: bigint,
  { kind, at }: { kind: 'member' | 'agent' | 'trial'; at: Date },
): Promise<void> {
  const kinds = kind === 'trial' ? TRIAL : REAL;
  for (const [purpose, currency] of kinds)
    await openAccount(tx, { memberId, purpose, currency }, at);
  if (kind !== 'trial') return;
  const cash = { memberId, purpose: 'cash', currency: 'FUN' } as const;
  const grant = {
    counter: 'promotions',
    amount: FUN_GRANT,
    reason: 'ADJUST_ADD',
    key: '#fun',
  } as const;
  await post(tx, [{ ...cash, ...grant }], at);
}

export async function openAccount(tx: Transaction, name: AccountName, at: Date): Promise<void> {
  const { memberId, purpose, currency } = name;
  await tx
    .insertInto('accounts')
    .values({ member_id: memberId, purpose, currency, balance: 0n, opened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens an account of the house, for a vendor or a pot that is new. */
export async function openHouseAccount(
  tx: Transaction,
  purpose: HousePurpose,
  currency: Currency,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ purpose, currency, opened_at: at, member_id: null, balance: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What one account holds; undefined when it was never opened. */
export async function balanceOf(
  db: Database | Transaction,
  { memberId, purpose, currency }: AccountName,
): Promise<Money | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? undefined;
}

/** What several members hold to play with, in the order in which they are named. */
export async function cashOfMany(
  db: Database | Transaction,
  names: readonly Pick<AccountName, 'memberId' | 'currency'>[],
): Promise<Money[]> {
  const { rows } = await sql<{ balance: Money | null }>`
    select a.balance from unnest(${names.map(({ memberId }) => memberId)}::bigint[],
        ${names.map(({ currency }) => currency)}::text[]) with ordinality w (member_id, currency, n)
      left join accounts a
        on a.member_id = w.member_id and a.purpose = 'cash' and a.currency = w.currency
    order by w.n`.execute(db);
  return rows.map(({ balance }) => balance ?? 0n);
}

export type HeldAccount = { purpose: string; currency: string; balance: Money };

/** Everything a member holds, read in one moment. */
export async function accountsOf(
  db: Database | Transaction,
  memberId: bigint,
): Promise<HeldAccount[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['purpose', 'currency', 'balance'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, balance: row.balance ?? 0n }));
}

/** The same for many members at once, by a statement that the connection knows already. */
export async function heldByMembers(
  pool: Pool,
  memberIds: readonly bigint[],
): Promise<Map<bigint, HeldAccount[]>> {
  const { rows } = await pool.query<[bigint, string, string, bigint | null]>({
    name: 'held-by-members',
    text: `select member_id, purpose, currency, balance from accounts
           where member_id = any($1::bigint[]) order by id`,
    values: [`{${memberIds.join(',')}}`],
    rowMode: 'array',
  });
  const held = new Map<bigint, HeldAccount[]>();
  for (const [memberId, purpose, currency, balance] of rows) {
    const account = { purpose, currency, balance: balance ?? 0n };
    const known = held.get(memberId);
    if (known) known.push(account);
    else held.set(memberId, [account]);
  }
  return held;
}

/** Locks a member's cash for the rest of the transaction: bets of that member wait meanwhile. */
export async function lockCash(
  tx: Transaction,
  memberId: bigint,
  currency: Currency,
): Promise<{ id: bigint; balance: Money; seedId: bigint | null; nonce: bigint } | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'balance', 'seed_id', 'nonce'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'cash')
    .where('currency', '=', currency)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { id: row.id, balance: row.balance ?? 0n, seedId: row.seed_id, nonce: row.nonce };
}

/** Locks the cash of many, in the order every posting takes; who has none is left out. */
export async function lockCashOfAll(
  tx: Transaction,
  memberIds: readonly bigint[],
  currency: Currency,
): Promise<Map<bigint, Money>> {
  const { rows } = await sql<{ member_id: bigint; balance: bigint }>`
    select member_id, balance from accounts
    where member_id = any(${memberIds.map(String)}::bigint[]) and purpose = 'cash'
      and currency = ${currency}
    order by id for no key update`.execute(tx);
  return new Map(rows.map(({ member_id, balance }) => [member_id, balance]));
}

/** A seed pair comes into use: its first bet will have nonce 1. */
export async function useSeed(tx: Transaction, accountId: bigint, seedId: bigint): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ seed_id: seedId, nonce: 0n })
    .where('id', '=', accountId)
    .execute();
}

/** Bets of a member are asked about from now on, until whoever is asked says otherwise. */
export async function watchCash(tx: Transaction, memberId: bigint): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ watched_from: sql`'-infinity'` })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'cash')
    .execute();
}

/** The same for everyone, when a rule of the house has changed. */
export async function watchAllCash(tx: Transaction): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ watched_from: sql`'-infinity'` })
    .where('purpose', '=', 'cash')
    .where('watched_from', '>', sql<Date>`'-infinity'`)
    .execute();
}

/** Closes a member's cash for play, for a reason that refuses bets; null opens it again. */
export async function closeForPlay(
  tx: Transaction,
  memberId: bigint,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ closed_for: reason })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'cash')
    .execute();
}
