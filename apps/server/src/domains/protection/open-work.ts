import { sql } from 'kysely';
import type { WorkKind } from '../operators/index.ts';

const DAY = 1440;

const identity: WorkKind = {
  kind: 'identity',
  right: 'protection.decide',
  minutes: DAY,
  open: sql`
    select p.member_id::text, '', p.member_id, null::bigint, p.identity_at, null::bigint
    from protection_members p where p.identity_state = 'asked'`,
  handled: sql`
    select substr(e.by, 10)::bigint, asked.at, e.at from protection_events e
    join lateral (select a.at from protection_events a
      where a.member_id = e.member_id and a.id < e.id and a.what = 'identity.asked'
      order by a.id desc limit 1) asked on true
    where e.what in ('identity.verified', 'identity.rejected') and e.by ~ '^operator:[0-9]+$'`,
};

const harmCase: WorkKind = {
  kind: 'harm-case',
  right: 'protection.decide',
  minutes: DAY,
  open: sql`
    select c.id::text, '#' || c.id, c.member_id, null::bigint, c.opened_at, null::bigint
    from protection_cases c where c.state = 'OPEN'`,
  handled: sql`
    select c.decided_by, c.opened_at, c.decided_at from protection_cases c
    where c.decided_by is not null`,
};

const samePerson: WorkKind = {
  kind: 'same-person',
  right: 'protection.decide',
  minutes: DAY,
  open: sql`
    select m.id::text, '#' || m.id, m.member_id, null::bigint, m.found_at, null::bigint
    from protection_matches m where m.state = 'OPEN'`,
  handled: sql`
    select m.decided_by, m.found_at, m.decided_at from protection_matches m
    where m.decided_by is not null`,
};

/** What waits at the desks of protection. */
export const protectionWork = [identity, harmCase, samePerson];
