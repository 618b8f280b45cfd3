import { sql } from 'kysely';
import type { StorySource } from '../members/index.ts';

/** What someone earned by friends, and why they earn nothing by some. */
export const referralStory: readonly StorySource[] = [
  {
    name: 'referral-payments',
    kind: 'gifts',
    right: 'promotions.read',
    events: ({ memberId }) => sql`
      select id, at, 'referral-payment' as what, kind as state, amount::text as amount, friend_id as ref
      from referral_payments where member_id = ${memberId}`,
  },
  {
    name: 'referral-blocks',
    kind: 'risk',
    right: 'promotions.read',
    events: ({ memberId }) => sql`
      select friend_id as id, seen_at as at, 'referral-block' as what, reason as about,
        case when lifted_at is not null then 'lifted' end as state, friend_id as ref
      from referral_blocks where earner_id = ${memberId}`,
  },
];
