-- Internal messages and the chat: written only by domains/content.

-- What an operator sent in one go, to whomever.
create table dispatches (
  id          bigint generated always as identity primary key,
  operator_id bigint      not null,
  audience    jsonb       not null,
  title       text        not null,
  body        text        not null,
  recipients  integer,                            -- none: a group, counted by nobody
  at          timestamptz not null
);

-- A message to one member, to the platform, or to a group: then each member's marks stand beside it.
create table messages (
  id           bigint generated always as identity primary key,
  sender_id    bigint,                            -- none: the platform
  member_id    bigint,                            -- the recipient, where it is one member
  to_platform  boolean     not null default false,
  group_kind   text        check (group_kind in ('all', 'member', 'agent')),
  group_path   text,                              -- only this team
  group_upline bigint,                            -- only who stands directly under him
  title        text        not null,
  body         text        not null,              -- safe HTML
  metadata     jsonb,
  reply_to     bigint      references messages,
  dispatch_id  bigint      references dispatches,
  sent_at      timestamptz not null,
  read_at      timestamptz,
  deleted_at   timestamptz,
  sender_deleted_at timestamptz,
  constraint one_address check (
    (member_id is not null)::integer + to_platform::integer + (group_kind is not null)::integer = 1)
);

create index messages_inbox on messages (member_id, id desc) where member_id is not null;
create index messages_unread on messages (member_id)
  where member_id is not null and read_at is null and deleted_at is null;
create index messages_outbox on messages (sender_id, id desc) where sender_id is not null;
create index messages_groups on messages (id desc) where group_kind is not null;
create index messages_platform on messages (id desc) where to_platform;

create table message_marks (
  member_id  bigint      not null,
  message_id bigint      not null references messages,
  read_at    timestamptz,
  deleted_at timestamptz,
  primary key (member_id, message_id)
);

-- Said in the room (no thread), or between one member and the house.
create table chat_messages (
  id          bigint generated always as identity primary key,
  thread_id   bigint,                             -- the member it is with; none: the room
  member_id   bigint,
  operator_id bigint,
  name        text        not null,               -- as shown when it was said
  words       text        not null,
  at          timestamptz not null,
  hidden_at   timestamptz,
  hidden_by   bigint,
  check ((member_id is null) <> (operator_id is null))
);

create index chat_messages_room on chat_messages (id desc) where thread_id is null;
create index chat_messages_thread on chat_messages (thread_id, id desc) where thread_id is not null;
create index chat_messages_author on chat_messages (member_id, at desc) where member_id is not null;

create table chat_threads (
  member_id      bigint      primary key,
  state          text        not null check (state in ('open', 'closed')),
  last_at        timestamptz not null,
  member_read_id bigint      not null default 0,
  desk_read_id   bigint      not null default 0
);

create index on chat_threads (state, last_at desc);

create table chat_silences (
  member_id   bigint      primary key,
  until_at    timestamptz not null,
  reason      text        not null,
  operator_id bigint      not null
);
