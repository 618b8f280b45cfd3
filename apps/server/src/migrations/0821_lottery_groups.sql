-- Between which prize groups a lottery is sold: published with its odds, as the same version.
alter table lottery_odds
  add column lowest_group  int,        -- null: all that there are
  add column highest_group int,
  add constraint groups_together check ((lowest_group is null) = (highest_group is null)),
  add constraint groups_in_order check (lowest_group <= highest_group);
