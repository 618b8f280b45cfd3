import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const TWO_HOURS = 120;

export const vendorAlertWork: WorkKind = {
  kind: 'vendor-alert',
  right: 'vendors.edit',
  minutes: TWO_HOURS,
  open: sql`
    select a.id::text, a.vendor, a.member_id, null::bigint, a.first_at, null::bigint
    from vendor_alarms a where a.seen_at is null`,
  handled: sql`
    select a.seen_by, a.first_at, a.seen_at from vendor_alarms a where a.seen_by is not null`,
};
