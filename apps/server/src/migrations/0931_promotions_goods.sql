-- Things of the mall can be given too: how many there were in a gift.
alter table promotion_gifts add column goods integer not null default 0;

create or replace view promotion_received as
select 'gift.' || id as id, member_id, campaign_id, null as kind, 0 as level, money, points, tickets, multiple,
       given_at, spins, free_bet, goods
from promotion_gifts
union all
select 'grant.' || id, member_id, null, kind, level, money, 0, 0, multiple, claimed_at, 0, 0, 0
from promotion_grants where claimed_at is not null;
