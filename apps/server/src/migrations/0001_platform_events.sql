-- What domains announce, and how far each listener has heard it.
-- xact stands before id: its default is computed first, so a row has its transaction id before its
-- number, and a number can never belong to a transaction that a later snapshot has not heard of.
create table events (
  xact xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  at timestamptz not null
);

create table event_cursors (
  listener text primary key,
  after_id bigint not null default 0
);

-- Events a listener could not handle, and those of the same key that wait behind them.
-- next_at is empty for those that wait and for those that are parked.
create table event_detours (
  listener text not null,
  event_id bigint not null references events (id),
  key text not null,
  attempts int not null default 0,
  error text,
  next_at timestamptz,
  primary key (listener, event_id)
);
create index event_detours_by_key on event_detours (listener, key, event_id);
create index event_detours_by_event on event_detours (event_id);
