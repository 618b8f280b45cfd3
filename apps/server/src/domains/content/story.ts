import { sql } from 'kysely';
import { kindOf, type StorySource } from '../members/index.ts';

/** Longer words are read where they were said. */
const SHOWN_LETTERS = 300;

/** What was written to someone in the portal, and what they wrote. Letters between members keep their titles. */
export const contentStory: readonly StorySource[] = [
  {
    name: 'messages',
    kind: 'contact',
    right: 'messages.send',
    events: ({ memberId }) => sql`
      select id, sent_at as at, 'message-received' as what,
        case when sender_id is null then title end as about,
        case when sender_id is not null then 'from-member' when read_at is null then 'unread' else 'read' end as state
      from messages where member_id = ${memberId}`,
  },
  {
    name: 'messages-to-groups',
    kind: 'contact',
    right: 'messages.send',
    events: ({ member }) => sql`
      select m.id, m.sent_at as at, 'message-received' as what,
        case when m.sender_id is null then m.title end as about,
        case when m.sender_id is not null then 'from-member'
          when k.read_at is null then 'unread' else 'read' end as state
      from messages m left join message_marks k on k.message_id = m.id and k.member_id = ${member.id}
      where m.group_kind in ('all', ${kindOf(member.type)}) and m.sent_at >= ${member.registered_at}
        and (m.group_upline is null or m.group_upline = ${member.upline_id}::bigint)
        and (m.group_path is null or starts_with(${member.path}, m.group_path))
        and m.sender_id is distinct from ${member.id}`,
  },
  {
    name: 'messages-sent',
    kind: 'contact',
    right: 'messages.send',
    events: ({ memberId }) => sql`
      select id, sent_at as at, 'message-sent' as what, case when to_platform then title end as about,
        case when to_platform then 'to-house' else 'to-member' end as state
      from messages where sender_id = ${memberId}`,
  },
  {
    name: 'chat',
    kind: 'contact',
    right: 'chat.read',
    events: ({ memberId }) => sql`
      select id, at, 'chat' as what, left(words, ${SHOWN_LETTERS}) as about, 'operator:' || operator_id as by,
        thread_id as ref
      from chat_messages where thread_id = ${memberId}`,
  },
  {
    name: 'room-words',
    kind: 'contact',
    right: 'chat.read',
    events: ({ memberId }) => sql`
      select id, at, 'room-words' as what, left(words, ${SHOWN_LETTERS}) as about,
        case when hidden_at is not null then 'hidden' end as state
      from chat_messages where member_id = ${memberId} and thread_id is null`,
  },
  {
    name: 'feedback',
    kind: 'contact',
    right: 'feedback.read',
    events: ({ memberId }) => sql`
      select id, at, 'feedback' as what, left(words, ${SHOWN_LETTERS}) as about, state,
        'operator:' || handled_by as by, id as ref
      from feedback where member_id = ${memberId}`,
  },
];
