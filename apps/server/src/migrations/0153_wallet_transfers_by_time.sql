-- Reports of a day read the rows of that day: rows lie in the order of time, so a few bytes for each
-- run of pages do, and a bet pays nothing for it.
create index transfers_by_time on transfers using brin (at) with (pages_per_range = 32, autosummarize = on);
