-- Who is here now, as agents' reports count it.
create view living_sessions as
select member_id, last_seen_at from sessions where ended_at is null;
