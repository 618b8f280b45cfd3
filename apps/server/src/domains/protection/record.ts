import type { protection as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { onPage, pageOf } from '../../platform/lists/paging.ts';

export type Detail = Record<string, string | number | boolean | null>;

/** What was done for a member's protection, in the transaction that does it. */
export async function recordEvent(
  tx: Transaction,
  memberId: bigint,
  event: { what: string; at: Date; detail?: Detail; by?: string },
): Promise<void> {
  const { what, at, detail = {}, by = 'member' } = event;
  await tx
    .insertInto('protection_events')
    .values({ member_id: memberId, at, what, by, detail: JSON.stringify(detail) })
    .execute();
}

type Page = { page: number; size: number };

export async function listEvents(
  house: House,
  memberId: bigint,
  { page, size }: Page,
): Promise<Output<typeof contract.listEvents.value>> {
  const own = house.db.selectFrom('protection_events').where('member_id', '=', memberId);
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('id', 'desc').$call(onPage({ page, size })).execute();
  const list = rows.map(({ id, at, what, detail }) => ({
    id: String(id),
    at: at.getTime(),
    what,
    detail,
  }));
  return pageOf(list, count, { page, size });
}
