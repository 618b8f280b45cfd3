import type { Language } from '@baize/contract';
import type { Database, Transaction } from '../../../platform/database.ts';
import { announce, listen } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Member } from '../member.ts';
import { DRAWN_AVATARS } from '../tree/create-member.ts';

/**
 * Notes a sign-in, and answers with the one before, for the member to recognise. Whoever is being moved with
 * a large team does not wait for it: they are noted when it is over.
 */
export async function noteSignIn(
  house: House,
  tx: Transaction,
  memberId: bigint,
  place: string | null,
): Promise<{ at: Date | null; place: string | null }> {
  const at = house.clock.now();
  const lastOf = tx
    .selectFrom('members')
    .select(['last_login_at as at', 'last_login_place as place'])
    .where('id', '=', memberId);
  const held = await lastOf.forNoKeyUpdate().skipLocked().executeTakeFirst();
  const before = held ?? (await lastOf.executeTakeFirstOrThrow());
  if (held) await note(tx, memberId, { at, place });
  await announce(tx, {
    name: 'member.signed-in',
    key: `member:${memberId}`,
    at,
    payload: { memberId: String(memberId), ...(!held && { unnoted: { place } }) },
  });
  return before;
}

/** Sign-ins of those who were being moved, noted after it. */
export const signInsNoted = listen({
  name: 'members.sign-ins',
  events: ['member.signed-in'],
  handle: async (tx, events) => {
    for (const { at, payload } of events) {
      const { memberId, unnoted } = payload;
      if (unnoted) await note(tx, BigInt(memberId), { at, place: unnoted.place });
    }
  },
});

/** A later one that was noted already stays the last. */
async function note(
  tx: Transaction,
  memberId: bigint,
  { at, place }: { at: Date; place: string | null },
): Promise<void> {
  await tx
    .updateTable('members')
    .set((row) => ({
      previous_login_at: row.ref('last_login_at'),
      previous_login_place: row.ref('last_login_place'),
      last_login_at: at,
      last_login_place: place,
    }))
    .where('id', '=', memberId)
    .where((row) => row.or([row('last_login_at', 'is', null), row('last_login_at', '<=', at)]))
    .execute();
}

export async function noteFirstLogin(house: House, memberId: bigint): Promise<void> {
  await house.db
    .updateTable('members')
    .set({ first_login_seen_at: house.clock.now() })
    .where('id', '=', memberId)
    .where('first_login_seen_at', 'is', null)
    .execute();
}

/** The language in which the member is written to. */
export async function setLanguage(
  db: Database,
  memberId: bigint,
  language: Language,
): Promise<void> {
  await db.updateTable('members').set({ language }).where('id', '=', memberId).execute();
}

/** One of the drawn pictures by its number, or an uploaded file. */
export async function setAvatar(
  db: Database,
  memberId: bigint,
  avatar: { drawn: string } | { fileId: string },
): Promise<Member> {
  const value = 'fileId' in avatar ? `file:${avatar.fileId}` : avatar.drawn;
  if ('drawn' in avatar && !isDrawn(avatar.drawn)) refuse('INVALID_INPUT');
  return db
    .updateTable('members')
    .set({ avatar: value })
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function isDrawn(number: string): boolean {
  return /^\d{1,2}$/.test(number) && Number(number) >= 1 && Number(number) <= DRAWN_AVATARS;
}
