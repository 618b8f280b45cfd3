import { days } from '@baize/calendar';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { chatOfMember } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findVisitor, threadOfVisitor } from './visitors.ts';

/** What was said before signing in goes on in the member's own conversation. */
export async function claimVisit(
  house: House,
  { memberId }: Caller,
  key: string | undefined,
): Promise<null> {
  const thread = await begin(house.db, async (tx) => {
    const visitor = (await findVisitor(house, key, tx)) ?? refuse('NOT_FOUND');
    const claimed = await tx
      .updateTable('chat_visitors')
      .set({ claimed_by: memberId, claimed_at: house.clock.now() })
      .where('id', '=', visitor.id)
      .where('claimed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!claimed) refuse('NOT_FOUND');
    const thread = threadOfVisitor(visitor.id);
    // What the desk has not read of either conversation waits in the one that is left.
    await sql`insert into chat_threads (member_id, state, last_at, member_read_id, desk_read_id, taken_by)
      select ${memberId}, state, last_at, member_read_id, desk_read_id, taken_by
        from chat_threads where member_id = ${thread}
      on conflict (member_id) do update set
        state = excluded.state,
        last_at = greatest(chat_threads.last_at, excluded.last_at),
        member_read_id = greatest(chat_threads.member_read_id, excluded.member_read_id),
        desk_read_id = case
          when exists (select 1 from chat_messages s where s.thread_id = ${thread}
            and s.member_id is not null and s.id > excluded.desk_read_id)
          then least(chat_threads.desk_read_id, excluded.desk_read_id)
          else greatest(chat_threads.desk_read_id, excluded.desk_read_id) end`.execute(tx);
    await tx.deleteFrom('chat_threads').where('member_id', '=', thread).execute();
    await sql`update chat_messages set thread_id = ${memberId},
        member_id = case when member_id is null then null else ${memberId}::bigint end
      where thread_id = ${thread}`.execute(tx);
    return thread;
  });
  house.realtime.publish(chatOfMember(memberId), { kind: 'claimed' });
  for (const moved of [thread, memberId]) {
    house.realtime.publish('ops:chat', { kind: 'thread', memberId: Number(moved) });
  }
  return null;
}

const KEPT_MS = days(90);

/** Nobody can come back to these; what a member took along stays with the member. */
export async function forgetVisitors(house: House): Promise<void> {
  const before = new Date(house.clock.now().getTime() - KEPT_MS);
  await begin(house.db, async (tx) => {
    const gone = await tx
      .deleteFrom('chat_visitors')
      .where('last_at', '<', before)
      .returning('id')
      .execute();
    const threads = gone.map(({ id }) => threadOfVisitor(id));
    if (threads.length === 0) return;
    await tx.deleteFrom('chat_threads').where('member_id', 'in', threads).execute();
    await tx.deleteFrom('chat_messages').where('thread_id', 'in', threads).execute();
  });
}
