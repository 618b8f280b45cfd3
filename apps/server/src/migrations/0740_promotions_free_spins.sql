-- Spins that the house stakes: where, for how much, how many are left, and what they won.
create table promotion_spins (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null,
  campaign_id bigint references promotion_campaigns,
  -- Where they come from, once: `gift.7`, `mall.3`.
  origin      text        not null,
  game_code   text        not null,
  stake       bigint      not null check (stake > 0),
  total       integer     not null check (total > 0),
  used        integer     not null default 0 check (used <= total),
  won         bigint      not null default 0,
  multiple    integer     not null,
  granted_at  timestamptz not null,
  expires_at  timestamptz,
  unique (member_id, origin)
);
comment on table promotion_spins is 'kept: money was won by it';
create index promotion_spins_open on promotion_spins (member_id) where used < total;

alter table promotion_gifts add column spins integer not null default 0;

create or replace view promotion_received as
select 'gift.' || id as id, member_id, campaign_id, null as kind, 0 as level, money, points, tickets, multiple,
       given_at, spins
from promotion_gifts
union all
select 'grant.' || id, member_id, null, kind, level, money, 0, 0, multiple, claimed_at, 0
from promotion_grants where claimed_at is not null;
