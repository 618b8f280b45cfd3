-- A game that was opened: the token that a vendor is given names who plays, and with what.

create table game_sessions (
  id          bigint generated always as identity primary key,
  token_hash  text   not null unique,      -- the token itself is known to whoever was given it
  member_id   bigint not null,
  session_id  bigint not null,             -- the sign-in behind it
  currency    text   not null,
  vendor      text   not null,
  game_code   text   not null,
  opened_at   timestamptz not null,
  ends_at     timestamptz not null,
  ended_at    timestamptz                  -- by logout, or by an operator
);
create index game_sessions_of_members on game_sessions (member_id, id);
create index game_sessions_by_age on game_sessions (ends_at);
