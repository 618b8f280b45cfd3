import { hours } from '@baize/calendar';
import type { identityPayoutAccounts, Output } from '@baize/contract';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import { begin, type Database, sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Member, maskName, maskTail, nameKey, openPersonal } from '../../members/index.ts';
import { identitySettings } from '../../system/index.ts';
import { type ContactHold, contactHold } from '../proofs/contact-changes.ts';
import { bankNamed, isAccountNumber } from './banks.ts';
import { plainAddress } from './coin-addresses.ts';

export interface PayoutAccountsTable {
  id: Generated<bigint>;
  member_id: bigint;
  kind: 'BC' | 'EW' | 'VW';
  bank_code: string;
  network: string | null;
  account_sealed: string;
  account_lookup: string;
  holder_sealed: string;
  /** Null of accounts from before it was kept. */
  holder_lookup: string | null;
  added_at: Date;
  usable_at: Date;
  removed_at: Date | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    payout_accounts: PayoutAccountsTable;
  }
}

type PayoutAccount = Selectable<PayoutAccountsTable>;
export type ShownAccount = Output<typeof identityPayoutAccounts.addPayoutAccount.value>;

export const ACCOUNT_LIMITS = { BC: 5, EW: 3, VW: 3 } as const;
const UNIQUE_VIOLATION = '23505';

export type NewAccount = {
  cardType: 'BC' | 'EW' | 'VW';
  bankCode: string;
  account: string;
  holder?: string | undefined;
  network?: string | undefined;
};

/** Adds where withdrawals may go. A new one waits before its first withdrawal. */
export async function addPayoutAccount(
  house: House,
  member: Member,
  order: NewAccount,
): Promise<ShownAccount> {
  const bank = bankNamed(order.cardType, order.bankCode) ?? refuse('BANK_UNKNOWN');
  const account = order.account.replace(/\s/g, '');
  const isCoin = order.cardType === 'VW';
  const network = isCoin ? order.network : undefined;
  if (!isAccountNumber(bank, account, network)) {
    refuse(isCoin ? 'ADDRESS_MISTYPED' : 'PAYOUT_ACCOUNT_NOT_VALID');
  }
  const now = house.clock.now();
  const waitMs = hours(identitySettings(house).payoutWaitHours);
  const holder = holderOf(house, member, order);
  return insertAccount(house, {
    member_id: member.id,
    kind: order.cardType,
    bank_code: bank.bankCode,
    network: network ?? null,
    account_sealed: house.keys.seal(account),
    account_lookup: house.keys.lookup('payout-account', plainAddress(network, account)),
    holder_sealed: house.keys.seal(holder),
    holder_lookup: isCoin ? null : house.keys.lookup('name', nameKey(holder)),
    added_at: now,
    usable_at: new Date(now.getTime() + waitMs),
  });
}

/** One at a time for each member: two sent at once cannot both be the last one allowed. */
async function insertAccount(
  house: House,
  row: Insertable<PayoutAccountsTable>,
): Promise<ShownAccount> {
  try {
    return await begin(house.db, async (tx) => {
      const whom = `payout:${row.member_id}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${whom}, 54))`.execute(tx);
      const own = await accountRows(tx, row.member_id);
      const alike = own.filter(({ kind }) => kind === row.kind);
      if (alike.length >= ACCOUNT_LIMITS[row.kind]) refuse('PAYOUT_ACCOUNT_LIMIT');
      const kept = await tx
        .insertInto('payout_accounts')
        .values(row)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toPayoutRow(house, kept, await contactHold(house, tx, row.member_id));
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) refuse('PAYOUT_ACCOUNT_EXISTS');
    throw error;
  }
}

/** Money goes to its owner: the holder is the member's real name once that is known. */
function holderOf(house: House, member: Member, order: NewAccount): string {
  const holder = openPersonal(house, member).realName ?? order.holder?.trim();
  if (!holder && order.cardType !== 'VW') {
    const fault = { messageId: 'patterns.empty', min: 0, max: 0 };
    refuse('FIELD_NOT_VALID', { value: { faults: { holder: fault } } });
  }
  return holder ?? member.username;
}

/** Whoever reads them within a transaction names it: a second connection may never come free. */
export async function listPayoutAccounts(
  house: House,
  memberId: bigint,
  db: Database | Transaction = house.db,
): Promise<ShownAccount[]> {
  const hold = await contactHold(house, db, memberId);
  return (await accountRows(db, memberId)).map((row) => toPayoutRow(house, row, hold));
}

/** Accounts that came after an instant: whoever added them was not the owner. */
export async function removeAccountsSince(
  house: House,
  tx: Transaction,
  memberId: bigint,
  since: Date,
): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ removed_at: house.clock.now() })
    .where('member_id', '=', memberId)
    .where('added_at', '>=', since)
    .where('removed_at', 'is', null)
    .execute();
}

export async function removePayoutAccount(
  house: House,
  memberId: bigint,
  accountId: bigint,
): Promise<void> {
  const removed = await house.db
    .updateTable('payout_accounts')
    .set({ removed_at: house.clock.now() })
    .where('id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) refuse('NOT_FOUND');
}

export type OpenPayoutAccount = {
  bankCode: string;
  network: string | null;
  account: string;
  holder: string;
};

/** Payout accounts in full, also removed ones, for the bank that pays to them. */
export async function openPayoutAccounts(
  house: House,
  ids: readonly bigint[],
): Promise<Map<bigint, OpenPayoutAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bankCode: row.bank_code,
        network: row.network,
        account: house.keys.open(row.account_sealed),
        holder: house.keys.open(row.holder_sealed),
      },
    ]),
  );
}

async function accountRows(db: Database | Transaction, memberId: bigint): Promise<PayoutAccount[]> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function toPayoutRow(
  house: House,
  row: PayoutAccount,
  hold: ContactHold | null,
): ShownAccount {
  return {
    bankCardId: String(row.id),
    cardType: row.kind,
    bankCode: row.bank_code,
    bankName: bankNamed(row.kind, row.bank_code)?.bankName ?? row.bank_code,
    holder: maskName(house.keys.open(row.holder_sealed)),
    account: maskTail(house.keys.open(row.account_sealed)),
    addedAt: row.added_at.getTime(),
    usableAt: usableAt(row, hold).getTime(),
  };
}

/** While a changed contact can be taken back, nothing is paid to an account that is as new. */
function usableAt({ added_at, usable_at }: PayoutAccount, hold: ContactHold | null): Date {
  if (!hold || added_at <= hold.newSince || usable_at >= hold.until) return usable_at;
  return hold.until;
}
