-- When members signed in, as agents' reports count it.
create index sessions_by_start on sessions (started_at);
create view counted_sign_ins as select member_id, started_at from sessions;
