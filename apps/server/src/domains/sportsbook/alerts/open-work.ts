import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const HOUR = 60;

export const alertWork: WorkKind = {
  kind: 'sports-alert',
  right: 'sports.trade',
  minutes: HOUR,
  open: sql`
    select a.id::text, a.kind, null::bigint, nullif(a.stake, 0), a.first_at, null::bigint
    from sports_alerts a where a.seen_at is null`,
  handled: sql`
    select a.seen_by, a.first_at, a.seen_at from sports_alerts a where a.seen_by is not null`,
};
