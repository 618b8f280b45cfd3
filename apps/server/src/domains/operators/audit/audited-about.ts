import { type RawBuilder, sql } from 'kysely';

/** What was done about a subject, as the story of a member tells it. What the same story tells from its
 *  own record, notes and what members decide for their protection, is left out here. */
export const auditedAbout = (subject: string): RawBuilder<unknown> => sql`
  select id, at, 'operator-act' as what, action as about, actor as by, id as ref
  from audit_entries where subject = ${subject} and action <> 'members.note.added'
    and not (actor = subject and action like 'protection.%')`;
