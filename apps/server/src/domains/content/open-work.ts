import { sql } from 'kysely';
import type { WorkKind } from '../operators/index.ts';

const DAY = 1440;
/** Feedback of this type asks to become an agent, and is decided at the agents' desk. */
const APPLY_AGENT = 6;

/** Since the first words that nobody answered or read; the desk keeps itself who is on a conversation. */
const chat: WorkKind = {
  kind: 'chat',
  right: 'chat.answer',
  minutes: 5,
  open: sql`
    select t.member_id::text, '', case when t.member_id > 0 then t.member_id end, null::bigint,
      first.at, t.taken_by
    from chat_threads t
    join lateral (select s.at from chat_messages s where s.thread_id = t.member_id
      and s.member_id is not null and s.id > t.desk_read_id order by s.id limit 1) first on true
    where t.state = 'open'`,
  handled: sql`
    select m.operator_id, asked.at, m.at from chat_messages m
    join lateral (select min(s.at) as at from chat_messages s
      where s.thread_id = m.thread_id and s.operator_id is null and s.id < m.id
        and s.id > coalesce((select max(o.id) from chat_messages o
          where o.thread_id = m.thread_id and o.operator_id is not null and o.id < m.id), 0)
    ) asked on asked.at is not null
    where m.operator_id is not null and m.thread_id is not null`,
  hold: async (tx, id, operatorId) => {
    await tx
      .updateTable('chat_threads')
      .set({ taken_by: operatorId })
      .where('member_id', '=', id)
      .execute();
  },
};

const ofFeedback = (isApplication: boolean) => ({
  minutes: isApplication ? 2 * DAY : DAY,
  open: sql`
    select f.id::text, '#' || f.id, f.member_id, null::bigint, f.at, null::bigint
    from feedback f where f.state in ('new', 'working') and (f.type = ${APPLY_AGENT}) = ${isApplication}`,
  handled: sql`
    select f.handled_by, f.at, f.handled_at from feedback f
    where f.handled_by is not null and f.state in ('answered', 'closed')
      and (f.type = ${APPLY_AGENT}) = ${isApplication}`,
});

const feedback: WorkKind = { kind: 'feedback', right: 'feedback.decide', ...ofFeedback(false) };

const application: WorkKind = {
  kind: 'agent-application',
  right: 'agents.edit',
  ...ofFeedback(true),
};

/** What waits for words from the house. */
export const contentWork = [chat, feedback, application];
