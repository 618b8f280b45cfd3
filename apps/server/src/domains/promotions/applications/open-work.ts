import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const DAY = 1440;

export const applicationWork: WorkKind = {
  kind: 'campaign-application',
  right: 'promotions.review',
  minutes: DAY,
  open: sql`
    select a.id::text, '#' || a.id, a.member_id, null::bigint, a.asked_at, null::bigint
    from promotion_applications a where a.state = 'APPLYING'`,
  handled: sql`
    select a.decided_by, a.asked_at, a.decided_at from promotion_applications a
    where a.decided_by is not null`,
};
