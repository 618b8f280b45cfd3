-- What each hour of the day had in a month: the days' hours as one.
create table insight_hour_months (
  starts_on date     not null, -- the first day of a month
  hour      smallint not null,
  vendor    text     not null,
  game_code text     not null,
  category  text     not null,
  bets      bigint   not null,
  stake     bigint   not null,
  valid_bet bigint   not null,
  payout    bigint   not null,
  primary key (starts_on, hour, vendor, game_code, category)
);

insert into insight_hour_months
select date_trunc('month', day)::date, hour, vendor, game_code, category,
       sum(bets), sum(stake), sum(valid_bet), sum(payout)
from insight_game_hours group by 1, 2, 3, 4, 5;

-- A member's years are looked up without their months.
drop index insight_member_spans_of;
drop index insight_money_spans_of;
create index insight_member_spans_of on insight_member_spans (member_id, kind);
create index insight_money_spans_of on insight_money_spans (member_id, kind);
