-- Slips are read by time only in long stretches, and written one by one at the whistle: what costs
-- nothing there is enough here.
create index sports_slips_by_placing on sports_slips using brin (placed_at) with (pages_per_range = 32, autosummarize = on);
create index sports_slips_by_closing on sports_slips using brin (closed_at) with (pages_per_range = 32, autosummarize = on);
drop index sports_slips_placed;
drop index sports_slips_closed;
