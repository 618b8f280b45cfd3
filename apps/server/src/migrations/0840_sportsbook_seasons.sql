-- A season of a league is bet on like a match of its own: who wins it, and who comes in among the first.

alter table sports_matches drop constraint sports_matches_source_check;
alter table sports_matches add constraint sports_matches_source_check
  check (source in ('virtual', 'operator', 'feed', 'season'));
alter table sports_matches add column finishes jsonb;   -- of a season: where each came in

create unique index sports_seasons_once on sports_matches (league_id, season) where source = 'season';

-- Several shared a place for which there was room for fewer: that part of the stake has won.
alter table sports_legs add column dead_places int;
alter table sports_legs add column dead_tied int;
