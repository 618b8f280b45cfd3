import type { promotionsPacketsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { usernamesOf } from '../../members/index.ts';
import { factsOf, sumsOf } from './packet.ts';

type Asked = Output<typeof contract.listPackets.input>;

/** All packets that members sent, for those who look after them. */
export async function listPackets(
  house: House,
  { memberId, state, page, pageSize }: Asked,
): Promise<Output<typeof contract.listPackets.value>> {
  const now = house.clock.now();
  let query = house.db.selectFrom('promotion_packets');
  if (memberId) query = query.where('sender_id', '=', BigInt(memberId));
  const isEmpty = sql<boolean>`opened = cardinality(parts)`;
  if (state === 'EMPTY') query = query.where(isEmpty);
  if (state && state !== 'EMPTY') {
    query = query
      .where(sql<boolean>`opened < cardinality(parts)`)
      .where('expires_at', state === 'OPEN' ? '>' : '<=', now);
  }
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const names = await usernamesOf(
    house.db,
    rows.map(({ sender_id }) => sender_id),
  );
  return {
    list: rows.map((row) => ({
      ...factsOf(row, now),
      ...sumsOf(row),
      id: String(row.id),
      memberId: Number(row.sender_id),
      username: names.get(row.sender_id) ?? '',
    })),
    page,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}
