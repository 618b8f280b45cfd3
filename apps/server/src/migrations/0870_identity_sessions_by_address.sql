-- Promotions that are one for each network address look for others who came from it.
create index sessions_by_address on sessions (address, started_at);
