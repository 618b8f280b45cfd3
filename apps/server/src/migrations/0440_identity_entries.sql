-- A game opened by an existing client goes on in our own pages: its address carries an entry, good once.
create table session_entries (
  code_hash text primary key,
  member_id bigint not null,
  -- The sign-in that opened the game.
  session_id bigint not null,
  expires_at timestamptz not null
);
create index session_entries_by_end on session_entries (expires_at);

-- A session that was entered ends with the one that it came from.
alter table sessions add column parent_id bigint;
create index sessions_by_parent on sessions (parent_id) where parent_id is not null;

-- Agents' reports count sign-ins, not the pages that a signed-in member opened.
create or replace view counted_sign_ins as
select member_id, started_at from sessions where parent_id is null;
