-- Money that a member put into parts for others; its parts are decided by the seed before anyone opens one.
create table promotion_packets (
  id           bigint generated always as identity primary key,
  code         text        not null unique,
  sender_id    bigint      not null,
  mode         text        not null check (mode in ('EQUAL', 'RANDOM')),
  is_for_team  boolean     not null,
  greeting     text        not null,
  total        bigint      not null check (total > 0),
  -- In the order in which they are taken.
  parts        bigint[]    not null,
  opened       integer     not null default 0 check (opened between 0 and cardinality(parts)),
  taken        bigint      not null default 0 check (taken between 0 and total),
  returned     bigint      not null default 0 check (returned between 0 and total),
  seed_sealed  text        not null,
  seed_hash    text        not null,
  sent_at      timestamptz not null,
  expires_at   timestamptz not null,
  closed_at    timestamptz,
  check (taken + returned <= total)
);
comment on table promotion_packets is 'kept: the ledger names it';
create index promotion_packets_of on promotion_packets (sender_id, id);
create index promotion_packets_due on promotion_packets (expires_at) where closed_at is null;

create table promotion_packet_parts (
  packet_id bigint      not null references promotion_packets,
  member_id bigint      not null,
  place     integer     not null,
  amount    bigint      not null check (amount > 0),
  opened_at timestamptz not null,
  primary key (packet_id, member_id),
  unique (packet_id, place)
);
comment on table promotion_packet_parts is 'append-only: one part for one member';
