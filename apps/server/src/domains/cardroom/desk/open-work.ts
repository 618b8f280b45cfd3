import { sql } from 'kysely';
import type { WorkKind } from '../../operators/index.ts';

const DAY = 1440;

export const suspicionWork: WorkKind = {
  kind: 'card-suspicion',
  right: 'play.correct',
  minutes: DAY,
  open: sql`
    select s.id::text, '#' || s.id, s.member_id, (s.facts ->> 'amount')::bigint, s.found_at, null::bigint
    from card_suspicions s where s.state = 'open'`,
  handled: sql`
    select s.decided_by, s.found_at, s.decided_at from card_suspicions s
    where s.decided_by is not null`,
};
