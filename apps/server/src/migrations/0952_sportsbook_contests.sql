-- Competitions of operators: who wins, and who comes in among the first, of entries with prices by hand.
alter table sports_matches drop constraint sports_matches_source_check;
alter table sports_matches
  add constraint sports_matches_source_check
    check (source in ('virtual', 'operator', 'feed', 'season', 'contest')),
  add column contest jsonb,            -- its name, and its entries with their opening prices
  add constraint contests_have_entries check ((source = 'contest') = (contest is not null));
