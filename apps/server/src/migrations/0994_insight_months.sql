-- Two years of games and of money by their months: a house of two thousand games has a million and a half
-- rows of days, and fifty thousand of months.
create table insight_game_months (
  starts_on date   not null, -- the first day of a month
  vendor    text   not null,
  game_code text   not null,
  category  text   not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (starts_on, vendor, game_code, category)
);

create table insight_money_months (
  starts_on date   not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (starts_on, reason)
);

insert into insight_game_months
select date_trunc('month', day)::date, vendor, game_code, category,
       sum(bets), sum(stake), sum(valid_bet), sum(payout)
from insight_game_days group by 1, 2, 3, 4;

insert into insight_money_months
select date_trunc('month', day)::date, reason, sum(times), sum(amount)
from insight_money_hours group by 1, 2;
