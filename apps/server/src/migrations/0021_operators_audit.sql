-- What was done, by whom: each row carries a hash over itself and the row before.

create table audit_entries (
  id            bigint      primary key,      -- 1, 2, 3 … without a gap, so that a missing row shows
  at            timestamptz not null,
  actor         text        not null,         -- 'operator:3', 'member:42', 'visitor', 'system'
  action        text        not null,         -- 'system.status.changed'
  subject       text        not null,
  before        text,                         -- JSON, as it was hashed
  after         text,
  address       text,
  previous_hash text        not null,
  hash          text        not null
);

comment on table audit_entries is 'append-only: the chain of what was done';

create index on audit_entries (actor, id);
create index on audit_entries (action text_pattern_ops, id);
create index on audit_entries (subject, id);
create index on audit_entries (at);
