-- Operators who look at the portal as a member sees it: read only, for minutes, with a reason. No session
-- of the member: it is in none of their lists and keeps nothing alive.
create table member_views (
  id bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  operator_id bigint not null,
  operator_session_id bigint not null,
  reason text not null,
  entry_hash text unique,
  token_hash text unique,
  opened_at timestamptz not null,
  entered_at timestamptz,
  expires_at timestamptz not null check (expires_at <= opened_at + interval '15 minutes'),
  ended_at timestamptz
);
comment on table member_views is 'kept: which operator looked at a member''s pages, when and why';
create index member_views_of on member_views (member_id, opened_at desc);
create index member_views_living on member_views (operator_session_id) where ended_at is null;
