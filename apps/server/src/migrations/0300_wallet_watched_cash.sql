-- From this instant on, a bet on the account is asked about before it is taken; until then it costs
-- nothing to know that nothing is to be asked. A constant default rewrites no row.
alter table accounts add column watched_from timestamptz not null default '-infinity';
