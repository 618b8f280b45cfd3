-- Outside vendors: how each is connected, what they sent, and what was told them. Written only by domains/play.

create table vendor_doors (
  code            text     primary key check (code ~ '^[a-z0-9-]{1,32}$'), -- the adapter that the catalogue names
  kind            text     not null check (kind in ('seamless', 'transfer')),
  exponent        smallint not null check (exponent between 0 and 8),      -- decimals of its amounts
  profile         jsonb    not null,
  launch_url      text     not null,
  api_url         text,
  addresses       text[]   not null,             -- none: from anywhere
  max_win         bigint   not null check (max_win > 0),
  secret          text     not null,             -- sealed
  secret_tail     text     not null,
  previous_secret text,                          -- sealed; good until then
  previous_until  timestamptz,
  is_enabled      boolean  not null,
  version         int      not null,
  changed_at      timestamptz not null
);

-- One row per transaction id: the stored result from which every repeat is answered.
create table vendor_messages (
  number         bigint generated always as identity,
  vendor         text   collate "C" not null,
  transaction_id text   collate "C" not null,
  kind           text   not null check (kind in ('bet', 'win', 'rollback')),
  member_id      bigint not null,
  round_id       text   collate "C" not null,
  game_code      text   not null,
  reference      text   collate "C",
  amount         bigint not null,
  currency       text   not null,
  content        text   not null,                -- fingerprint of what was asked
  status         text   not null,
  reason         text,
  balance        bigint,
  bet_id         bigint,
  at             timestamptz not null,
  primary key (vendor, transaction_id)
);
-- A rollback stands even when its bet never came: the bet finds it here, and is refused.
create index vendor_messages_undone on vendor_messages (vendor, reference) where kind = 'rollback';
create unique index vendor_messages_by_number on vendor_messages (number);
create index vendor_messages_by_time on vendor_messages (vendor, at);
create index vendor_messages_of_members on vendor_messages (member_id, number);

-- The bet that is a member's round at a vendor.
create table vendor_rounds (
  vendor    text   collate "C" not null,
  member_id bigint not null,
  round_id  text   collate "C" not null,
  bet_id    bigint not null,
  primary key (vendor, member_id, round_id)
);
create index vendor_rounds_of_bets on vendor_rounds (bet_id);

-- Reads of the last minutes, shared by all servers. What moves money is known by its own id above; a crash
-- may empty this.
create unlogged table vendor_signatures (
  vendor    text not null,
  path      text not null,
  signature text not null,
  at        timestamptz not null,
  primary key (vendor, path, signature)
);
create index vendor_signatures_by_age on vendor_signatures (at);

create table vendor_alarms (
  id        bigint generated always as identity primary key,
  vendor    text   not null,
  kind      text   not null,
  subject   text   not null,
  member_id bigint,
  words     text   not null,
  times     int    not null default 1,
  first_at  timestamptz not null,
  last_at   timestamptz not null,
  seen_by   bigint,
  seen_at   timestamptz,
  unique (vendor, kind, subject)
);
create index vendor_alarms_unseen on vendor_alarms (id) where seen_at is null;

create table vendor_comparisons (
  id          bigint generated always as identity primary key,
  vendor      text not null,
  from_at     timestamptz not null,
  until_at    timestamptz not null,
  ours        int  not null,
  theirs      int  not null,
  differences jsonb not null,
  problem     text,                              -- why there was nothing to compare with
  at          timestamptz not null
);
comment on table vendor_comparisons is 'append-only: what was found stays found';
create index vendor_comparisons_of_vendors on vendor_comparisons (vendor, id);
