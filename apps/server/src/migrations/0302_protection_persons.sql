-- By what someone who excluded himself is known again: keyed hashes, nothing that can be read.
create table protection_keys (
  member_id bigint not null,
  kind      text   not null check (kind in ('id', 'phone', 'name-birth', 'device', 'bank')),
  key       text   not null,
  at        timestamptz not null,
  primary key (member_id, kind, key)
);
comment on table protection_keys is 'kept: seven years at least';
create index protection_keys_by_key on protection_keys (key, kind);

create table protection_matches (
  id          bigint generated always as identity primary key,
  member_id   bigint not null,      -- the other account
  excluded_id bigint not null,      -- who excluded himself
  kinds       text[] not null,
  found_at    timestamptz not null,
  state       text   not null default 'OPEN' check (state in ('OPEN', 'SAME', 'OTHER')),
  note        text   not null default '',
  decided_by  bigint,
  decided_at  timestamptz,
  unique (member_id, excluded_id)
);
create index protection_matches_by_state on protection_matches (state, id);

-- Someone whose play has changed in a way that harms: looked after by a person, with an outcome.
create table protection_cases (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  grade      smallint not null check (grade between 1 and 3),
  markers    jsonb  not null,
  opened_at  timestamptz not null,
  renewed_at timestamptz not null,
  state      text   not null default 'OPEN' check (state in ('OPEN', 'CLOSED')),
  outcome    text,
  note       text   not null default '',
  decided_by bigint,
  decided_at timestamptz
);
create unique index protection_cases_open on protection_cases (member_id) where state = 'OPEN';
create index protection_cases_by_state on protection_cases (state, grade desc, id);
create index protection_cases_of_members on protection_cases (member_id, id);
