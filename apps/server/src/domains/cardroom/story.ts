import { sql } from 'kysely';
import type { StorySource } from '../members/index.ts';

/** Hands in which someone seems to have lost, or won, on purpose. */
export const cardStory: StorySource = {
  name: 'card-suspicions',
  kind: 'risk',
  right: 'play.read',
  events: ({ memberId }) => sql`
    select id, found_at as at, 'card-suspicion' as what, kind as about, state, hand_id as ref
    from card_suspicions where member_id = ${memberId} or other_id = ${memberId}`,
};
