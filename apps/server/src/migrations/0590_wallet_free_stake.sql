-- What a member may still stake before whoever watches their bets is asked again: limits of a week or
-- a month are summed when this is used up, and not for every bet. Null: only the clock decides.
alter table accounts add column free_stake bigint check (free_stake >= 0);
