-- Who writes to support without an account. The cookie holds the key; only its hash is stored.
create table chat_visitors (
  id         bigint generated always as identity primary key,
  key_hash   text        not null unique,
  address    text        not null,               -- a keyed hash, to count conversations by
  started_at timestamptz not null,
  last_at    timestamptz not null,
  claimed_by bigint,                             -- the member who signed in later and took it along
  claimed_at timestamptz
);
create index chat_visitors_by_address on chat_visitors (address, started_at);
create index chat_visitors_by_last on chat_visitors (last_at) where claimed_at is null;

comment on column chat_messages.thread_id is 'the member it is with, or minus the number of a visitor; none: the room';
comment on column chat_messages.member_id is 'who said it: a member, or minus the number of a visitor';
comment on column chat_threads.member_id is 'a member, or minus the number of a visitor';
