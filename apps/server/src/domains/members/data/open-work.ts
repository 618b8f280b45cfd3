import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const TWO_WEEKS = 20_160;

/** The law gives thirty days; half of them are for whoever decides. */
export const dataRequestWork: WorkKind = {
  kind: 'data-request',
  right: 'members.erase',
  minutes: TWO_WEEKS,
  open: sql`
    select r.id::text, '#' || r.id, r.member_id, null::bigint, r.asked_at, null::bigint
    from data_requests r where r.state = 'waiting'`,
  handled: sql`
    select r.decided_by, r.asked_at, r.decided_at from data_requests r
    where r.decided_by is not null`,
};
