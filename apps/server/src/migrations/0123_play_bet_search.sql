-- Operators look for bets by the time they were made: bets lie in that order, so block ranges are enough.
create index bets_by_time on bets using brin (placed_at) with (pages_per_range = 32, autosummarize = on);
