-- What other rooms of the house give through the reward centre: one row, one claim.
create table promotion_grants (
  id         bigint generated always as identity primary key,
  member_id  bigint      not null,
  kind       text        not null,
  -- What it is for, once: `upgrade.3`, `weekly.2026-11-16`.
  key        text        not null,
  level      integer     not null,
  money      bigint      not null check (money > 0),
  multiple   integer     not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  unique (member_id, kind, key)
);
comment on table promotion_grants is 'kept: money was moved by it';
create index promotion_grants_open on promotion_grants (member_id, expires_at) where claimed_at is null;

-- Everything that was ever given, by campaigns and beside them.
create view promotion_received as
select 'gift.' || id as id, member_id, campaign_id, null as kind, 0 as level, money, points, tickets, multiple,
       given_at
from promotion_gifts
union all
select 'grant.' || id, member_id, null, kind, level, money, 0, 0, multiple, claimed_at
from promotion_grants where claimed_at is not null;
