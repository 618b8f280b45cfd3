import { minutes } from '@baize/calendar';
import type { Updateable } from 'kysely';
import { begin, type Database, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { BRAND_CURRENCY, lockCash, watchCash } from '../wallet/index.ts';
import type { ProtectionMembersTable, Standing } from './tables.ts';

/** How it stands with someone who decided nothing. */
const nobody = (memberId: bigint): Standing => ({
  member_id: memberId,
  bar_kind: null,
  bar_from: null,
  bar_term_ends_at: null,
  bar_wait_hours: 0,
  barred_until: null,
  reality_minutes: 60,
  session_started_at: null,
  looked_at: null,
  acknowledged_at: null,
  check_raised_at: null,
  age_checked_at: null,
  identity_state: 'none',
  identity_at: null,
  identity_note: '',
  limits_asked_at: null,
  keys_version: 1,
  reviewed_at: null,
  reminded_at: null,
});

export async function standingOf(db: Database | Transaction, memberId: bigint): Promise<Standing> {
  const row = await db
    .selectFrom('protection_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? nobody(memberId);
}

/**
 * Changes what holds for a member while their cash is locked: no bet and no deposit can be under way
 * that saw what held before, on whichever server. The next bet looks anew.
 */
export async function changeStanding<Answer>(
  house: House,
  memberId: bigint,
  change: (tx: Transaction, standing: Standing, at: Date) => Promise<Answer>,
): Promise<Answer> {
  return begin(house.db, (tx) => changeWithin(house, tx, memberId, change));
}

export async function changeWithin<Answer>(
  house: House,
  tx: Transaction,
  memberId: bigint,
  change: (tx: Transaction, standing: Standing, at: Date) => Promise<Answer>,
): Promise<Answer> {
  if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) refuse('REAL_ACCOUNT_NEEDED');
  await watchCash(tx, memberId);
  return change(tx, await standingOf(tx, memberId), house.clock.now());
}

export async function writeStanding(
  tx: Transaction,
  memberId: bigint,
  change: Updateable<ProtectionMembersTable>,
): Promise<void> {
  await tx
    .insertInto('protection_members')
    .values({ ...nobody(memberId), ...change, member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

type Barred = Pick<Standing, 'bar_kind' | 'barred_until'>;

export function isExcludedAt({ bar_kind, barred_until }: Barred, at: Date): boolean {
  return bar_kind !== null && barred_until !== null && barred_until > at;
}

/** When the reality check falls due, if play goes on from a session's start. */
export function checkDueAt(
  { acknowledged_at, reality_minutes }: Pick<Standing, 'acknowledged_at' | 'reality_minutes'>,
  startedAt: Date,
): Date {
  const from = acknowledged_at && acknowledged_at > startedAt ? acknowledged_at : startedAt;
  return new Date(from.getTime() + minutes(reality_minutes));
}
