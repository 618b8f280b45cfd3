-- Committed server seeds: hash shown from the start, seed sealed until it is rotated away.

create table seeds (
  id           bigint generated always as identity primary key,
  member_id    bigint not null,
  currency     text   not null,
  sealed       text   not null,
  hash         text   not null,
  client_seed  text,              -- chosen when the seed comes into use
  last_nonce   bigint,
  made_at      timestamptz not null,
  used_from    timestamptz,
  revealed_at  timestamptz,
  check ((client_seed is null) = (used_from is null)),
  check ((last_nonce is null) = (revealed_at is null))
);
create unique index seeds_next on seeds (member_id, currency) where used_from is null;
create unique index seeds_in_use on seeds (member_id, currency)
  where used_from is not null and revealed_at is null;
create index seeds_of_members on seeds (member_id, id);
