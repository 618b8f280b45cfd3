-- Which accounts are one person's: whoever opened an account or gave it a new way in may hold it, until
-- its owner has shown by a letter of their own that they do.

alter table operators add column email_sealed text;

create table operator_ties (
  id             bigint      generated always as identity primary key,
  operator_id    bigint      not null references operators,
  by_operator_id bigint      not null references operators,
  reason         text        not null check (reason in ('created', 'reset')),
  approval_id    bigint      references approvals,
  tied_at        timestamptz not null,
  proven_at      timestamptz,
  check (operator_id <> by_operator_id)
);

comment on table operator_ties is 'kept: who held whose way in';

create index on operator_ties (operator_id);

insert into operator_ties (operator_id, by_operator_id, reason, tied_at, proven_at)
select id, reset_by, 'reset', reset_at, reset_at from operators
where reset_by is not null and reset_by <> id;

alter table operators drop column reset_by, drop column reset_at;

-- The one-time letters by which an operator sets their own password, or takes a lost second factor away.
create table operator_setups (
  token_hash  text        primary key,
  operator_id bigint      not null references operators,
  purpose     text        not null check (purpose in ('password', 'second-factor')),
  expires_at  timestamptz not null,
  used_at     timestamptz
);

create index on operator_setups (operator_id);

-- The browser that a session was opened in.
alter table operator_sessions add column device_hash text;

create index on operator_sessions (device_hash, seen_at) where device_hash is not null;

-- When two accounts count as two people, and who needs a second factor. One row.
create table operator_rules (
  only_one               boolean   primary key default true check (only_one),
  independent_after_days integer   not null default 7,
  shared_browser_hours   integer   not null default 168,
  second_factor_roles    text[]    not null default '{}',
  version                integer   not null default 1
);

insert into operator_rules default values;
