-- What analysts read with tools of their own: views in a schema of their own, amounts in whole units.
-- Their names and columns are a promise: a column may be added, and none is renamed or taken away.
create schema analytics;
comment on schema analytics is 'Read-only views for analysts; see docs/data.md';

create view analytics.game_hours as
select day, hour, vendor as provider, game_code as game, category, bets,
       stake / 10000.0 as stake, valid_bet / 10000.0 as valid_bet, payout / 10000.0 as payout,
       (stake - payout) / 10000.0 as ggr
from insight_game_hours;

create view analytics.member_days as
select day, member_id, vendor as provider, game_code as game, category, bets,
       stake / 10000.0 as stake, valid_bet / 10000.0 as valid_bet, payout / 10000.0 as payout,
       (stake - payout) / 10000.0 as ggr
from insight_member_days;

create view analytics.money_hours as
select day, hour, reason, times, amount / 10000.0 as amount from insight_money_hours;

create view analytics.member_money as
select day, member_id, reason, times, amount / 10000.0 as amount from insight_member_money;

create view analytics.members as
select m.id as member_id,
       case m.type when 0 then 'member' when 41 then 'link agent' when 42 then 'affiliate'
            when 1 then 'agent' when 2 then 'general agent' else 'other' end as type,
       m.registered_at, m.line as line_member_id,
       coalesce(case when l.manual_until > now() then l.manual_level end, l.level, 0)::int as vip_level,
       coalesce(p.country, 'none') as country, coalesce(p.device, 'none') as device,
       coalesce(p.source, 'direct') as source, coalesce(p.campaign, 'none') as campaign,
       f.day as first_deposit_on, f.amount / 10000.0 as first_deposit
from insight_members m
left join insight_levels l on l.member_id = m.id
left join insight_people p on p.member_id = m.id
left join insight_first_deposits f on f.member_id = m.id
where m.type <> 4;

create view analytics.bets as
select id as bet_id, member_id, vendor as provider, game_code as game, category, currency, state,
       stake / 10000.0 as stake, valid_bet / 10000.0 as valid_bet, payout / 10000.0 as payout,
       placed_at, settled_at
from insight_bets;

create view analytics.corrections as
select bet_id, member_id, vendor as provider, game_code as game, category, stake / 10000.0 as stake,
       valid_bet_before / 10000.0 as valid_bet_before, payout_before / 10000.0 as payout_before,
       settled_before, at as corrected_at
from insight_corrections;

create view analytics.visits as
select day, source, campaign, device, visits from insight_visits;

-- A role that reads these views and nothing else. Where this role may not make roles, docs/data.md
-- says how an administrator makes it; several databases of one server share it.
do $$
begin
  begin
    create role baize_analyst nologin;
  exception
    when duplicate_object or unique_violation or insufficient_privilege then null;
  end;
  if exists (select 1 from pg_roles where rolname = 'baize_analyst') then
    grant usage on schema analytics to baize_analyst;
    grant select on all tables in schema analytics to baize_analyst;
  end if;
end
$$;
