-- Who asked for his data to be erased, and what became of it. What the law wants kept is kept until
-- held_until, and erased then.
create table data_requests (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null references members,
  kind        text        not null check (kind in ('export', 'erase')),
  asked_at    timestamptz not null,
  due_at      timestamptz not null,
  state       text        not null check (state in ('waiting', 'done', 'refused')),
  decided_by  bigint,
  decided_at  timestamptz,
  note        text        not null default '',
  held_until  timestamptz
);
create unique index data_requests_waiting on data_requests (member_id, kind) where state = 'waiting';
create index data_requests_state on data_requests (state, due_at);
create index data_requests_held on data_requests (held_until) where held_until is not null;
