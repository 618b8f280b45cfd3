-- What the error of the plain ratio, all paid over all staked, follows from.
alter table game_returns
  add column stake_squares  double precision not null default 0,
  add column payout_squares double precision not null default 0,
  add column products       double precision not null default 0;

update game_returns r set stake_squares = b.stake_squares, payout_squares = b.payout_squares,
  products = b.products
from (
  select vendor, game_code, (settled_at at time zone 'UTC')::date as day,
    case when stake >= 1000000 then 3 when stake >= 100000 then 2 when stake >= 10000 then 1 else 0 end as level,
    sum(stake::double precision * stake) as stake_squares,
    sum(payout::double precision * payout) as payout_squares,
    sum(stake::double precision * payout) as products
  from bets where state = 'settled' and stake > 0 and currency <> 'FUN'
  group by 1, 2, 3, 4
) b
where r.vendor = b.vendor and r.game_code = b.game_code and r.day = b.day and r.level = b.level;
