import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { InviteCode } from './invite-codes.ts';

/** The links an agent made, newest first. */
export async function listInviteCodes(
  db: Database | Transaction,
  { ownerId, page, size }: { ownerId: bigint; page: number; size: number },
): Promise<{ rows: InviteCode[]; count: number }> {
  const own = db
    .selectFrom('invite_codes')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'agent');
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: counted.count };
}

/** Changes a link of one's own; false where there is none. Members it brought are not touched. */
export async function changeInviteCode(
  db: Database | Transaction,
  { ownerId, code }: { ownerId: bigint; code: string },
  change: { note?: string; is_disabled?: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('invite_codes')
    .set(change)
    .where('code', '=', code)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'agent')
    .returning('code')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteInviteCode(
  db: Database | Transaction,
  { ownerId, code }: { ownerId: bigint; code: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('invite_codes')
    .where('code', '=', code)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'agent')
    .returning('code')
    .executeTakeFirst();
  return gone !== undefined;
}
