-- What a member decided about his own play, and how long he has been playing. Who has no row
-- decided nothing. Written only by domains/protection, under the lock of the member's cash.
create table protection_members (
  member_id            bigint primary key,
  bar_kind             text check (bar_kind in ('time-out', 'exclusion', 'same-person', 'under-age')),
  bar_from             timestamptz,
  bar_term_ends_at     timestamptz,        -- from then on a return may be asked for
  bar_wait_hours       int not null default 0, -- how long that takes
  barred_until         timestamptz,
  reality_minutes      smallint not null default 60 check (reality_minutes in (15, 30, 60)),
  session_started_at   timestamptz,        -- play without a longer break
  looked_at            timestamptz,        -- up to then it is known to be without one
  acknowledged_at      timestamptz,
  check_raised_at      timestamptz,        -- shown, and not answered yet
  age_checked_at       timestamptz,
  identity_state       text not null default 'none'
    check (identity_state in ('none', 'asked', 'verified', 'rejected')),
  identity_at          timestamptz,
  identity_note        text not null default '',
  limits_asked_at      timestamptz,        -- before the first deposit
  reviewed_at          timestamptz,
  reminded_at          timestamptz
);
comment on table protection_members is 'kept: an exclusion outlives whatever else is forgotten';
create index protection_members_barred on protection_members (barred_until) where bar_kind is not null;
create index protection_members_asked on protection_members (identity_at) where identity_state = 'asked';

create table protection_limits (
  member_id  bigint not null,
  kind       text   not null check (kind in ('deposit', 'wager', 'loss', 'stake', 'time')),
  period     text   not null check (period in ('once', 'session', 'day', 'week', 'month')),
  value      bigint,              -- money, or minutes; null: none holds yet, or it was removed
  set_at     timestamptz not null,
  -- What was asked for and does not hold yet; is_asked false: nothing.
  is_asked   boolean not null default false,
  asked      bigint,              -- null: to have none
  ripe_at    timestamptz,
  primary key (member_id, kind, period)
);

create table protection_events (
  id        bigint generated always as identity primary key,
  member_id bigint not null,
  at        timestamptz not null,
  what      text   not null,
  detail    jsonb  not null,
  by        text   not null        -- member, system, operator:3
);
comment on table protection_events is 'append-only: what was done for a member''s protection, kept seven years at least';
create index protection_events_of_members on protection_events (member_id, id);
create index protection_events_by_kind on protection_events (what, at);

create table protection_settings (
  id         int primary key check (id = 1),
  content    jsonb not null,
  version    int   not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);
