import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const DAY = 1440;

const order: WorkKind = {
  kind: 'mall-order',
  right: 'promotions.review',
  minutes: DAY,
  open: sql`
    select o.id::text, '#' || o.id, o.member_id, nullif(o.amount, 0), o.ordered_at, null::bigint
    from mall_orders o where o.state = 'IN_PROCESS'`,
  handled: sql`
    select o.decided_by, o.ordered_at, o.decided_at from mall_orders o
    where o.decided_by is not null`,
};

const shipping: WorkKind = {
  kind: 'mall-shipping',
  right: 'promotions.review',
  minutes: 2 * DAY,
  open: sql`
    select o.id::text, '#' || o.id, o.member_id, null::bigint, coalesce(o.decided_at, o.ordered_at),
      null::bigint
    from mall_orders o
    where o.state = 'APPROVED' and o.kind = 'GOODS' and o.shipped_at is null`,
};

/** What was ordered in the mall waits for a yes, and then for a parcel. */
export const mallWork = [order, shipping];
