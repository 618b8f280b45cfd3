-- Stakes that the house gives for one slip of the book: how much, on what, until when, and what became of it.
create table promotion_free_bets (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null,
  campaign_id bigint references promotion_campaigns,
  -- Where it comes from, once: `gift.7`.
  origin      text        not null,
  stake       bigint      not null check (stake > 0),
  terms       jsonb       not null,
  multiple    integer     not null,
  granted_at  timestamptz not null,
  expires_at  timestamptz not null,
  -- The bet that it was used for; null while it is in hand, and again when that bet was void.
  bet_id      bigint unique,
  used_at     timestamptz,
  won         bigint      not null default 0,
  unique (member_id, origin)
);
comment on table promotion_free_bets is 'kept: money was won by it';
create index promotion_free_bets_in_hand on promotion_free_bets (member_id) where bet_id is null;

alter table promotion_gifts add column free_bet bigint not null default 0;

create or replace view promotion_received as
select 'gift.' || id as id, member_id, campaign_id, null as kind, 0 as level, money, points, tickets, multiple,
       given_at, spins, free_bet
from promotion_gifts
union all
select 'grant.' || id, member_id, null, kind, level, money, 0, 0, multiple, claimed_at, 0, 0
from promotion_grants where claimed_at is not null;
