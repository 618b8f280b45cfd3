import { sql } from 'kysely';
import type { StorySource } from '../members/index.ts';

/** What was done for someone's protection, by themselves and for them. */
export const protectionStory: readonly StorySource[] = [
  {
    name: 'protection',
    kind: 'protection',
    right: 'protection.read',
    events: ({ memberId }) => sql`
      select id, at, 'protection' as what, what as about, by,
        (detail->>'kind') || '.' || (detail->>'period') as state,
        case when detail->>'kind' <> 'time' then detail->>'now' end as amount,
        case when detail->>'kind' = 'time' or what = 'reality.set' then (detail->>'now')::int end as count
      from protection_events where member_id = ${memberId}`,
  },
  {
    name: 'protection-cases',
    kind: 'risk',
    right: 'protection.read',
    events: ({ memberId }) => sql`
      select id, opened_at as at, 'protection-case' as what, state, grade::int as count, id as ref
      from protection_cases where member_id = ${memberId}`,
  },
  {
    name: 'person-matches',
    kind: 'risk',
    right: 'protection.read',
    events: ({ memberId }) => sql`
      select id, found_at as at, 'person-match' as what, array_to_string(kinds, ' ') as about, state,
        excluded_id as ref
      from protection_matches where member_id = ${memberId}`,
  },
];
