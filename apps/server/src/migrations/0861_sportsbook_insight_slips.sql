-- What an open slip could pay, as the trading desk counts it: an equal share of the stake on each leg.
create view insight_open_slips as
select s.bet_id, sum(s.stake / s.legs * l.odds / 100)::bigint as could_pay
from sports_slips s join sports_legs l on l.bet_id = s.bet_id
where s.is_open and l.outcome is null
group by s.bet_id;
