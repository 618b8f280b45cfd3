import { sql } from 'kysely';
import type { StorySource } from '../members/index.ts';

/** Levels, points by day, and what was ordered for them. */
export const loyaltyStory: readonly StorySource[] = [
  {
    name: 'levels',
    kind: 'gifts',
    right: 'promotions.read',
    events: ({ memberId }) => sql`
      select id, at, 'level-changed' as what, from_level || ' \u2192 ' || to_level as about, why as state
      from loyalty_steps where member_id = ${memberId}`,
  },
  {
    name: 'points',
    kind: 'gifts',
    right: 'promotions.read',
    events: ({ memberId }) => sql`
      select (day - date '2000-01-01')::bigint as id, at, 'points-earned' as what, points::text as amount,
        'PTS' as currency
      from loyalty_point_days where member_id = ${memberId} and points > 0`,
  },
  {
    name: 'mall-orders',
    kind: 'gifts',
    right: 'promotions.read',
    events: ({ memberId }) => sql`
      select id, ordered_at as at, 'mall-order' as what, coalesce(names->>'EN', kind) as about, state,
        (-points)::text as amount, 'PTS' as currency, id as ref
      from mall_orders where member_id = ${memberId}`,
  },
];
