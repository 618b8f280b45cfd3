-- What traders should look at; the same thing again is the same row.

create table sports_alerts (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('STEAM', 'ONE_SIDED', 'LATE', 'SAME_PERSON')),
  subject    text not null,
  match_id   bigint references sports_matches,
  market     text,
  selection  text,
  members    bigint[] not null,
  bets       int    not null,
  stake      bigint not null,
  percent    int,                     -- of the market's money, or by which the price fell
  odds_from  int,
  odds_to    int,
  seconds    int,                     -- between a bet and what it won by
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  seen_by    bigint,
  seen_at    timestamptz,
  note       text,
  unique (kind, subject)
);
create index sports_alerts_unseen on sports_alerts (id) where seen_at is null;
create index sports_slips_placed on sports_slips (placed_at);
