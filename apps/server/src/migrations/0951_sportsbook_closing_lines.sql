-- What backed selections cost when their match began: what every bet before it is measured by.
alter table sports_matches add column line_closed_for timestamptz;   -- the start for which it was written

create table sports_closing_lines (
  match_id  bigint not null references sports_matches on delete cascade,
  market    text   not null,
  selection text   not null,
  odds      int    not null check (odds > 100),
  chance    int    not null check (chance between 0 and 1000000),  -- without the margin, in millionths
  primary key (match_id, market, selection)
);

-- Of a free bet nothing was staked; what was played for it is what it can win by.
alter table sports_slips add column free_stake bigint not null default 0;

-- What an open slip could pay, as the trading desk counts it; a free bet gives no stake back.
create or replace view insight_open_slips as
select s.bet_id, sum(
    s.stake / s.legs * l.odds / 100 + s.free_stake / s.legs * (l.odds - 100) / 100
  )::bigint as could_pay
from sports_slips s join sports_legs l on l.bet_id = s.bet_id
where s.is_open and l.outcome is null
group by s.bet_id;
