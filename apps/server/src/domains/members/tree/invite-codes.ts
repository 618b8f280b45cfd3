import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isModuleOn } from '../../system/index.ts';
import { findMember, LINK_AGENT, MEMBER, type Member } from '../member.ts';
import { lowerOf, type Rebates, rebatesOf } from './rebates.ts';

export interface InviteCodesTable {
  code: string;
  kind: 'agent' | 'referral';
  owner_id: bigint;
  opens_type: number;
  rebates: Record<string, string>;
  note: string;
  created_at: Date;
  expires_at: Date | null;
  max_uses: number | null;
  used: number;
  visits: number;
  is_disabled: boolean;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    invite_codes: InviteCodesTable;
    invited_members: { member_id: bigint; code: string };
  }
}

export type InviteCode = Selectable<InviteCodesTable>;

/** Who a code leads to, and what it gives. */
export type Invitation = {
  code: string;
  kind: InviteCode['kind'];
  owner: Member;
  opensType: number;
  rebates: Rebates;
};

// No 0, 1, I or O: codes are read aloud and typed by hand.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export type NewInviteCode = {
  kind: InviteCode['kind'];
  ownerId: bigint;
  opensAgent?: boolean;
  rebates?: Rebates;
  note?: string;
  expiresAt?: Date | null;
  maxUses?: number | null;
};

export async function createInviteCode(
  house: House,
  db: Database | Transaction,
  invite: NewInviteCode,
): Promise<InviteCode> {
  return db
    .insertInto('invite_codes')
    .values({
      code: makeCode(),
      kind: invite.kind,
      owner_id: invite.ownerId,
      opens_type: invite.opensAgent ? LINK_AGENT : MEMBER,
      rebates: textOf(invite.rebates ?? {}),
      note: invite.note ?? '',
      created_at: house.clock.now(),
      expires_at: invite.expiresAt ?? null,
      max_uses: invite.maxUses ?? null,
      used: 0,
      visits: 0,
      is_disabled: false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The code by which a member invites friends, once they asked for one. */
export async function findOwnCode(
  db: Database | Transaction,
  ownerId: bigint,
): Promise<InviteCode | undefined> {
  return db
    .selectFrom('invite_codes')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'referral')
    .executeTakeFirst();
}

/** The invitation behind a code, if it still stands: not expired, disabled, switched off or used up. */
export async function findInvitation(
  house: House,
  db: Database | Transaction,
  code: string,
): Promise<Invitation | undefined> {
  const invite = await findCode(db, code);
  if (!invite || !stands(invite, house.clock.now())) return undefined;
  if (invite.kind === 'referral' && !isModuleOn(house, 'REFERRAL3')) return undefined;
  const owner = await findMember(db, invite.owner_id);
  if (!owner || owner.frozen_at) return undefined;
  const rebates = lowerOf(ratesOf(invite.rebates), await rebatesOf(db, owner.id));
  const { code: found, kind, opens_type: opensType } = invite;
  return { code: found, kind, owner, opensType, rebates };
}

/** Counts a registration against the code's limit; false when the last place is gone. */
export async function useInvitation(tx: Transaction, code: string): Promise<boolean> {
  const used = await tx
    .updateTable('invite_codes')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where((row) => row.or([row('max_uses', 'is', null), row('used', '<', row.ref('max_uses'))]))
    .returning('code')
    .executeTakeFirst();
  return used !== undefined;
}

/** Keeps by which code someone came. */
export async function noteInvited(
  tx: Transaction,
  invited: { memberId: bigint; code: string },
): Promise<void> {
  await tx
    .insertInto('invited_members')
    .values({ member_id: invited.memberId, code: invited.code })
    .execute();
}

/** Someone looked at the link. */
export async function countVisit(db: Database, code: string): Promise<void> {
  await db
    .updateTable('invite_codes')
    .set((row) => ({ visits: row('visits', '+', 1) }))
    .where('code', '=', code)
    .execute();
}

export async function findCode(
  db: Database | Transaction,
  code: string,
): Promise<InviteCode | undefined> {
  return db
    .selectFrom('invite_codes')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

function stands(invite: InviteCode, now: Date): boolean {
  const isExpired = invite.expires_at !== null && invite.expires_at <= now;
  const isUsedUp = invite.max_uses !== null && invite.used >= invite.max_uses;
  return !invite.is_disabled && !isExpired && !isUsedUp;
}

// Rates are bigints; JSON has none, so they are kept as text.
function textOf(rebates: Rebates): Record<string, string> {
  return Object.fromEntries(Object.entries(rebates).map(([key, rate]) => [key, String(rate)]));
}

function ratesOf(stored: Record<string, string>): Rebates {
  return Object.fromEntries(Object.entries(stored).map(([key, rate]) => [key, BigInt(rate)]));
}
