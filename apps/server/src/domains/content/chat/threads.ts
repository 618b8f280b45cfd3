import type { contentChatOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { pageLimit, pageOf } from '../../../platform/lists/paging.ts';
import { chatOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { putOnRecord } from '../changes.ts';
import {
  cleanWords,
  HOUSE_NAME,
  olderMark,
  openThread,
  readConversation,
  type Said,
  saidEvent,
  saveWords,
  toSaid,
} from './chat.ts';
import { isVisited, isVisitorThread, topicOfVisitor } from './visitors.ts';

type Wanted = Output<typeof contract.listThreads.input>;
type ThreadRow = {
  member_id: bigint;
  state: 'open' | 'closed';
  last_at: Date;
  waits_since: Date | null;
  taken_by: bigint | null;
  unread: number;
  last_words: string | null;
  total: bigint;
};

/** Those that wait for an answer first, then the latest. */
export async function listThreads(house: House, { page, pageSize, state }: Wanted) {
  const { rows } = await sql<ThreadRow>`select *, count(*) over () as total from (
      select t.member_id, t.state, t.last_at, t.taken_by,
        u.unread, u.waits_since,
        (select s.words from chat_messages s where s.thread_id = t.member_id
          order by s.id desc limit 1) as last_words
      from chat_threads t, lateral (select count(*)::int as unread, min(s.at) as waits_since
        from chat_messages s where s.thread_id = t.member_id
          and s.member_id is not null and s.id > t.desk_read_id) u
      where ${state ?? null}::text is null or t.state = ${state ?? null}
    ) as threads
    order by unread = 0, last_at desc, member_id
    ${pageLimit({ page, pageSize })}`.execute(house.db);
  const names = await operatorNames(house, [...new Set(rows.flatMap((row) => row.taken_by ?? []))]);
  const list = await Promise.all(
    rows.map(async (row) => ({
      memberId: Number(row.member_id),
      username: (await findMember(house.db, row.member_id))?.username ?? '',
      isVisitor: isVisitorThread(row.member_id),
      state: row.state,
      unread: row.unread,
      takenBy: row.taken_by === null ? null : (names.get(row.taken_by) ?? null),
      lastText: row.last_words ?? '',
      lastAt: row.last_at.getTime(),
      waitsSince: row.waits_since?.getTime() ?? null,
    })),
  );
  const totalCount = Number(rows[0]?.total ?? 0);
  return pageOf(list, totalCount, { page, pageSize });
}

export async function readThread(
  house: House,
  { memberId, after }: { memberId: number; after?: string | undefined },
) {
  const thread = BigInt(memberId);
  const { rows, hasMore } = await readConversation(house, { thread, before: after });
  const last = rows.at(-1);
  if (last && !after) {
    await house.db
      .updateTable('chat_threads')
      .set({ desk_read_id: last.id })
      .where('member_id', '=', thread)
      .where('desk_read_id', '<', last.id)
      .execute();
  }
  return { list: rows.map((row) => toSaid(row)), after: olderMark(rows, hasMore) };
}

export async function answerThread(
  house: House,
  caller: Caller,
  { memberId, text }: { memberId: number; text: string },
): Promise<Said> {
  const thread = BigInt(memberId);
  const topic = await topicOf(house, thread);
  const words = { name: HOUSE_NAME, words: cleanWords(text), thread_id: thread };
  const row = await saveWords(house, { ...words, operator_id: caller.operatorId });
  await openThread(house, thread, { desk_read_id: row.id });
  house.realtime.publish(topic, saidEvent(row));
  house.realtime.publish('ops:chat', { memberId, ...saidEvent(row) });
  return toSaid(row);
}

/** Where the other side hears the answer. */
async function topicOf(house: House, thread: bigint): Promise<string> {
  if (!isVisitorThread(thread)) {
    const { id } = (await findMember(house.db, thread)) ?? refuse('NOT_FOUND');
    return chatOfMember(id);
  }
  return (await isVisited(house, thread)) ? topicOfVisitor(house, -thread) : refuse('NOT_FOUND');
}

const subjectOf = (memberId: number) =>
  memberId < 0 ? `visitor:${-memberId}` : `member:${memberId}`;

/** One looks after a conversation; another may take it over, and both leave their names. */
export async function takeThread(
  house: House,
  caller: Caller,
  { memberId, isTaken }: { memberId: number; isTaken: boolean },
): Promise<null> {
  await begin(house.db, async (tx) => {
    const taken = await tx
      .updateTable('chat_threads')
      .set({ taken_by: isTaken ? caller.operatorId : null })
      .where('member_id', '=', BigInt(memberId))
      .returning('member_id')
      .executeTakeFirst();
    if (!taken) refuse('NOT_FOUND');
    await putOnRecord(house, tx, caller, {
      action: isTaken ? 'content.chat.taken' : 'content.chat.given-back',
      subject: subjectOf(memberId),
      after: null,
    });
  });
  house.realtime.publish('ops:chat', { kind: 'thread', memberId });
  return null;
}

export async function closeThread(house: House, caller: Caller, memberId: number): Promise<null> {
  await begin(house.db, async (tx) => {
    const closed = await tx
      .updateTable('chat_threads')
      .set({ state: 'closed', taken_by: null })
      .where('member_id', '=', BigInt(memberId))
      .returning('member_id')
      .executeTakeFirst();
    if (!closed) refuse('NOT_FOUND');
    await putOnRecord(house, tx, caller, {
      action: 'content.chat.closed',
      subject: subjectOf(memberId),
      after: null,
    });
  });
  house.realtime.publish('ops:chat', { kind: 'thread', memberId });
  return null;
}
