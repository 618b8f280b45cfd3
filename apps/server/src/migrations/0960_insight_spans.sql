-- Sums of the book's sums, so that two years are read as quickly as a week. Each is kept by the batch
-- that keeps the days, and follows from the days alone.
create table insight_game_days (
  day       date   not null,
  vendor    text   not null,
  game_code text   not null,
  category  text   not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (day, vendor, game_code, category)
);

create table insight_member_spans (
  kind      text   not null check (kind in ('month', 'quarter', 'year')),
  starts_on date   not null,
  member_id bigint not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (kind, starts_on, member_id)
);

create table insight_money_spans (
  kind      text   not null check (kind in ('month', 'quarter', 'year')),
  starts_on date   not null,
  member_id bigint not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (kind, starts_on, member_id, reason)
);

-- Who was active, a bit for each member: who played twice is one bit, so any days can be put together.
create table insight_active_days (
  day      date      not null,
  vendor   text      not null,
  category text      not null,
  block    int       not null, -- the member's number / 4096
  members  bit(4096) not null, -- by the rest of that division
  primary key (day, vendor, category, block)
);

create table insight_active_months (
  starts_on date      not null,
  vendor    text      not null,
  game_code text      not null,
  category  text      not null,
  block     int       not null,
  members   bit(4096) not null,
  primary key (starts_on, vendor, game_code, category, block)
);

insert into insight_game_days
select day, vendor, game_code, category, sum(bets), sum(stake), sum(valid_bet), sum(payout)
from insight_game_hours group by 1, 2, 3, 4;

insert into insight_member_spans
select kind, date_trunc(kind, day)::date, member_id, sum(bets), sum(stake), sum(valid_bet), sum(payout)
from insight_member_days, unnest(array['month', 'quarter', 'year']) kind group by 1, 2, 3;

insert into insight_money_spans
select kind, date_trunc(kind, day)::date, member_id, reason, sum(times), sum(amount)
from insight_member_money, unnest(array['month', 'quarter', 'year']) kind group by 1, 2, 3, 4;

insert into insight_active_days
select day, vendor, category, member_id / 4096, bit_or(set_bit(0::bit(4096), (member_id % 4096)::int, 1))
from insight_member_days where bets > 0 group by 1, 2, 3, 4;

insert into insight_active_months
select date_trunc('month', day)::date, vendor, game_code, category, member_id / 4096,
       bit_or(set_bit(0::bit(4096), (member_id % 4096)::int, 1))
from insight_member_days where bets > 0 group by 1, 2, 3, 4, 5;
