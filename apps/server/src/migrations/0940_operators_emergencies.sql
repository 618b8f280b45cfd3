-- Rights that an operator took for a short time without holding them, and what another made of it.
create table operator_emergencies (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators (id),
  session_id bigint not null references operator_sessions (id),
  rights text[] not null check (cardinality(rights) > 0),
  reason text not null,
  taken_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= taken_at + interval '60 minutes'),
  ended_at timestamptz,
  judgement text check (judgement in ('justified', 'unjustified')),
  review_note text not null default '',
  reviewed_by bigint references operators (id),
  reviewed_at timestamptz,
  constraint another_reviews check (reviewed_by is distinct from operator_id),
  check ((judgement is null) = (reviewed_by is null) and (judgement is null) = (reviewed_at is null))
);
comment on table operator_emergencies is 'kept: who took which rights in an emergency, and the judgement on it';

-- One at a time.
create unique index operator_emergencies_one on operator_emergencies (operator_id) where ended_at is null;
create index operator_emergencies_unreviewed on operator_emergencies (taken_at) where reviewed_at is null;

-- What was done while an operator had such rights says so, and the chain holds it.
alter table audit_entries add column emergency_id bigint references operator_emergencies (id);
create index audit_entries_emergency on audit_entries (emergency_id, id) where emergency_id is not null;
