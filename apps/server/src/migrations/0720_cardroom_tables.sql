-- Card tables: who sits at them, the hands that are dealt, every move, and what each came to.

create table card_tables (
  id           bigint generated always as identity primary key,
  stake_id     text   not null,
  game         text   not null,
  currency     text   not null,
  number       int    not null,      -- within its stake and currency
  code         text,                 -- of a private room
  has_bots     boolean not null,
  version      bigint not null default 0,
  seats        jsonb  not null,      -- who sits where, with what
  sealed       text   not null,      -- the seed of the hand that comes next
  seed_hash    text   not null,      -- published before anyone is dealt in
  hands        int    not null default 0,
  hand_id      bigint,               -- the hand under way, or the last one
  moves        int    not null default 0,
  clocks       jsonb  not null,      -- until when each seat that is asked may act
  lead         int,
  next_hand_at timestamptz,
  bots_at      timestamptz,
  due_at       timestamptz,          -- when something happens by itself
  opened_at    timestamptz not null,
  opened_by    bigint,
  request_id   text,                 -- of who opened it, so that a repeat opens no second one
  closed_at    timestamptz
);
create unique index card_tables_requests on card_tables (opened_by, request_id);
create unique index card_tables_open on card_tables (stake_id, currency, number) where closed_at is null;
create unique index card_tables_codes on card_tables (code) where closed_at is null and code is not null;
create index card_tables_due on card_tables (due_at) where closed_at is null;

-- Who sits at which table now.
create table card_sitters (
  member_id bigint not null,
  table_id  bigint not null references card_tables,
  seat      int    not null,
  sat_at    timestamptz not null,
  primary key (member_id, table_id)
);
create index card_sitters_of_tables on card_sitters (table_id);

-- With how many chips somebody left: who comes back soon brings no fewer.
create table card_departures (
  member_id bigint not null,
  table_id  bigint not null references card_tables,
  stack     bigint not null,
  left_at   timestamptz not null,
  primary key (member_id, table_id)
);

create table card_hands (
  id            bigint generated always as identity primary key,
  table_id      bigint not null references card_tables,
  stake_id      text   not null,
  game          text   not null,
  currency      text   not null,
  number        int    not null,     -- of this table
  rules_version int    not null,
  rules         jsonb  not null,     -- what the game was dealt with
  seats         jsonb  not null,     -- who was dealt in, with what at risk and which seed
  lead          int,
  sealed        text   not null,
  seed_hash     text   not null,
  state         text   not null
    check (state in ('collecting', 'playing', 'over', 'settled', 'void')),
  result        jsonb,
  started_at    timestamptz not null,
  ended_at      timestamptz,
  settled_at    timestamptz,         -- when the last of its bets was settled or given back
  unique (table_id, number),
  constraint result_known check (state not in ('over', 'settled') or (result is not null and ended_at is not null))
);
create index card_hands_unsettled on card_hands (id) where settled_at is null;
create index card_hands_ended on card_hands (ended_at, id);

create table card_moves (
  hand_id    bigint not null references card_hands,
  n          int    not null,
  seat       int    not null,
  move       jsonb  not null,
  by         text   not null check (by in ('player', 'clock', 'bot')),
  request_id text,
  at         timestamptz not null,
  primary key (hand_id, n)
);
create unique index card_moves_requests on card_moves (hand_id, request_id) where request_id is not null;
comment on table card_moves is 'append-only: a hand is its deal and its moves';

-- Whose hand it was, and what it came to for them.
create table card_players (
  member_id bigint not null,
  hand_id   bigint not null references card_hands,
  seat      int    not null,
  bet_id    bigint not null,
  put_in    bigint not null default 0,
  won       bigint not null default 0,
  rake      bigint not null default 0,
  primary key (member_id, hand_id)
);
create index card_players_of_hands on card_players (hand_id);

create table card_settings (
  stake_id   text primary key,
  content    jsonb not null,
  version    int   not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);

-- Hands that look as if two played together, for a person to look at.
create table card_suspicions (
  id         bigint generated always as identity primary key,
  hand_id    bigint not null references card_hands,
  kind       text   not null,
  member_id  bigint not null,        -- who lost
  other_id   bigint not null,        -- who gained by it
  facts      jsonb  not null,
  found_at   timestamptz not null,
  state      text   not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  note       text   not null default '',
  decided_by bigint,
  decided_at timestamptz,
  unique (hand_id, kind, member_id, other_id)
);
create index card_suspicions_open on card_suspicions (state, id);
