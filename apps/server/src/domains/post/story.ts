import { sql } from 'kysely';
import type { StorySource } from '../members/index.ts';

/** Letters by SMS and mail. Their subjects are shown, as in the outbox; their words stay sealed. */
export const letterStory: StorySource = {
  name: 'letters',
  kind: 'contact',
  right: 'outbox.read',
  events: ({ memberId }) => sql`
    select id, at, 'letter' as what, subject as about, state
    from outbox_messages where member_id = ${memberId}`,
};
