-- The points mall: what it has, who ordered what, and where it goes.
create table mall_goods (
  id         bigint generated always as identity primary key,
  content    jsonb       not null,
  is_open    boolean     not null default true,
  stock      integer     not null check (stock >= 0),
  version    integer     not null default 1,
  created_at timestamptz not null,
  created_by bigint      not null
);
comment on table mall_goods is 'kept: orders name it';

create table mall_orders (
  id              bigint generated always as identity primary key,
  member_id       bigint      not null,
  good_id         bigint      not null references mall_goods,
  kind            text        not null check (kind in ('GOODS', 'MONEY', 'TICKETS')),
  quantity        integer     not null check (quantity > 0),
  points          bigint      not null check (points >= 0),
  amount          bigint      not null check (amount >= 0),
  -- As it was called when it was ordered, by language.
  names           jsonb       not null,
  picture         text        not null,
  address_sealed  text,
  state           text        not null check (state in ('IN_PROCESS', 'APPROVED', 'REJECTED')),
  reason          text        not null default '',
  carrier         text        not null default '',
  shipping_number text        not null default '',
  ordered_at      timestamptz not null,
  decided_at      timestamptz,
  decided_by      bigint,
  shipped_at      timestamptz
);
comment on table mall_orders is 'kept: points and money were moved by it';
create index mall_orders_of on mall_orders (member_id, id);
create index mall_orders_waiting on mall_orders (id) where state = 'IN_PROCESS';
create index mall_orders_by_good on mall_orders (good_id, member_id) where state <> 'REJECTED';

create table mall_addresses (
  id         bigint generated always as identity primary key,
  member_id  bigint      not null,
  sealed     text        not null,
  is_default boolean     not null default false,
  saved_at   timestamptz not null
);
create index mall_addresses_of on mall_addresses (member_id, id);
