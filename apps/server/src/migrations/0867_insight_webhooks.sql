-- What outside systems are told, in one order: each event has the next number, and keeps it.
create table insight_feed (
  number bigint      primary key,
  name   text        not null,
  at     timestamptz not null,
  data   jsonb       not null
);
create index insight_feed_by_time on insight_feed (at);

-- Whom they are told to; each has a place of its own in the order.
create table insight_webhooks (
  id                bigint generated always as identity primary key,
  name              text        not null,
  url               text        not null,
  events            text[]      not null,
  is_open           boolean     not null,
  secret_sealed     text        not null,
  old_secret_sealed text,                  -- signs beside the new one until the receiver knows that
  old_secret_until  timestamptz,
  after_number      bigint      not null,  -- taken up to here
  attempts          int         not null default 0, -- failed in a row
  next_at           timestamptz not null,  -- not before; whoever delivers holds it by moving it on
  created_at        timestamptz not null
);

create table insight_deliveries (
  id          bigint generated always as identity primary key,
  webhook_id  bigint      not null references insight_webhooks on delete cascade,
  from_number bigint      not null,
  to_number   bigint      not null,
  events      int         not null,
  at          timestamptz not null,
  status      int,                         -- none: no answer
  error       text
);
create index insight_deliveries_of on insight_deliveries (webhook_id, id desc);
create index insight_deliveries_by_time on insight_deliveries (at);
