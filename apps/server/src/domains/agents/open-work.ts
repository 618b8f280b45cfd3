import { sql } from 'kysely';
import type { WorkKind } from '../operators/index.ts';

const TWO_DAYS = 2880;

/** Agents who say that their bill is wrong. */
export const billDisputeWork: WorkKind = {
  kind: 'bill-dispute',
  right: 'agents.pay',
  minutes: TWO_DAYS,
  open: sql`
    select d.id::text, '#' || d.id, d.member_id, null::bigint, d.at, null::bigint
    from bill_disputes d where d.state = 'OPEN'`,
};
