-- What games really return, by day and size of stake, from settled bets of real money.
create table game_returns (
  vendor     text not null,
  game_code  text not null,
  day        date not null,
  level      smallint not null,     -- 0 below 1.00, 1 below 10, 2 below 100, 3 above
  bets       bigint not null,
  stake      numeric not null,
  payout     numeric not null,
  ratios     double precision not null,  -- of payout over stake, summed
  squares    double precision not null,
  primary key (vendor, game_code, day, level)
);
create index game_returns_by_day on game_returns (day);
