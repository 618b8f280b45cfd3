import { days, minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { WorkKind } from '../work-kinds.ts';

const ONE_DAY = days(1) / minutes(1);

/** An emergency waits for another person's judgement from when it was taken. */
export const reviewWork: WorkKind = {
  kind: 'emergency-review',
  right: 'emergency.review',
  minutes: ONE_DAY,
  open: sql`
    select e.id::text, o.username, null::bigint, null::bigint, e.taken_at, null::bigint
    from operator_emergencies e join operators o on o.id = e.operator_id
    where e.reviewed_at is null`,
  handled: sql`
    select reviewed_by, taken_at, reviewed_at from operator_emergencies
    where reviewed_at is not null`,
};
