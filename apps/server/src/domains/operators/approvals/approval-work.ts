import { sql } from 'kysely';
import type { WorkKind } from '../work-kinds.ts';

const TWO_HOURS = 120;

/** What waits for a second person. */
export const approvalWork: WorkKind = {
  kind: 'approval',
  right: 'approvals.decide',
  minutes: TWO_HOURS,
  open: sql`
    select id::text, kind, null::bigint, null::bigint, asked_at, null::bigint
    from approvals where state = 'waiting'`,
  handled: sql`
    select decided_by, asked_at, decided_at from approvals where state in ('approved', 'rejected')`,
};
