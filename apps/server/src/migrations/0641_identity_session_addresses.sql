-- From where members signed in, as referral compares it.
create index sessions_of_members on sessions (member_id, started_at);
create view session_addresses as select member_id, address, started_at from sessions;
