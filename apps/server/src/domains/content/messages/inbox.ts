import type { contentMessages } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, isInTeam, kindOf, type Member } from '../../members/index.ts';

type Page = { page: number; size: number };

type Received = {
  id: bigint;
  sender_id: bigint | null;
  title: string;
  body: string;
  metadata: contentMessages.StoredMetadata | null;
  sent_at: Date;
  is_read: boolean;
  total: bigint;
};

/** What was written to the member alone, and to groups they belonged to when it was written. */
const received = (me: Member) => sql`
  select id, sender_id, title, body, metadata, sent_at, read_at is not null as is_read
  from messages where member_id = ${me.id} and deleted_at is null
  union all
  ${toGroups(me, sql`m.group_upline is null`)}
  union all
  ${toGroups(me, sql`m.group_upline = ${me.upline_id}::bigint`)}`;

/** Read in two parts, because each has an index of its own. */
const toGroups = (me: Member, whose: RawBuilder<unknown>) => sql`
  select m.id, m.sender_id, m.title, m.body, m.metadata, m.sent_at, k.read_at is not null
  from messages m
  left join message_marks k on k.message_id = m.id and k.member_id = ${me.id}
  where ${whose} and m.group_kind in ('all', ${kindOf(me.type)})
    and m.sent_at >= ${me.registered_at}
    and (m.group_path is null or starts_with(${me.path}, m.group_path))
    and m.sender_id is distinct from ${me.id}
    and k.deleted_at is null`;

export async function listInbox(house: House, memberId: bigint, { page, size }: Page) {
  const me = await self(house, memberId);
  const { rows } = await sql<Received>`select *, count(*) over () as total
    from (${received(me)}) as received
    order by id desc limit ${size} offset ${(page - 1) * size}`.execute(house.db);
  const senders = await namesOf(house, me, rows);
  const totalCount = Number(rows[0]?.total ?? (await countReceived(house, me)));
  return {
    list: rows.map((row) => ({
      id: String(row.id),
      title: row.title,
      content: row.body,
      ...senders(row.sender_id),
      sendTime: row.sent_at.getTime(),
      isRead: row.is_read,
      metadata: row.metadata === null ? null : JSON.stringify(row.metadata),
      recordSource: 'N',
    })),
    page,
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  };
}

async function countReceived(house: House, me: Member): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count
    from (${received(me)}) as received`.execute(house.db);
  return rows[0]!.count;
}

export async function countUnread(house: House, memberId: bigint): Promise<number> {
  const me = await self(house, memberId);
  const { rows } = await sql<{ count: bigint }>`select count(*) as count
    from (${received(me)}) as received where not is_read`.execute(house.db);
  return Number(rows[0]!.count);
}

/** Only what is in one's own inbox can be marked; anything else is passed over in silence. */
export async function markInbox(
  house: House,
  memberId: bigint,
  ids: readonly bigint[],
  mark: 'read_at' | 'deleted_at',
): Promise<null> {
  if (ids.length === 0) return null;
  const me = await self(house, memberId);
  const at = house.clock.now();
  await house.db
    .updateTable('messages')
    .set({ [mark]: at })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where(mark, 'is', null)
    .execute();
  const column = sql.ref(mark);
  await sql`insert into message_marks (member_id, message_id, ${column})
    select ${memberId}, received.id, ${at} from (${received(me)}) as received
    join messages on messages.id = received.id and messages.member_id is null
    where received.id = any(${ids.map(String)}::bigint[])
    on conflict (member_id, message_id)
    do update set ${column} = coalesce(message_marks.${column}, excluded.${column})`.execute(
    house.db,
  );
  return null;
}

/** A message that the member received, to be answered. */
export async function findReceived(house: House, memberId: bigint, id: bigint) {
  const me = await self(house, memberId);
  const { rows } = await sql<Received>`select * from (${received(me)}) as received
    where id = ${id}`.execute(house.db);
  return { me, message: rows[0] ?? refuse('NOT_FOUND') };
}

export async function self(house: House, memberId: bigint): Promise<Member> {
  return (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
}

/** Who wrote: above, below, or the house. Names of others' logins are shown to their own tree only. */
async function namesOf(house: House, me: Member, rows: readonly Received[]) {
  const ids = [...new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))];
  const found = await Promise.all(ids.map((id) => findMember(house.db, id)));
  const senders = new Map(found.flatMap((member) => (member ? [[member.id, member]] : [])));
  return (id: bigint | null) => {
    const sender = id === null ? undefined : senders.get(id);
    if (!sender) return { senderType: 'platform' as const, sender: '' };
    const senderType = isInTeam(me, sender) ? ('downline' as const) : ('upline' as const);
    return { senderType, sender: senderType === 'upline' ? sender.nickname : sender.username };
  };
}
