-- Tables whose rounds everybody shares: chains that decide them, their rounds, who sits at them.

create table live_chains (
  id           bigint generated always as identity primary key,
  table_id     text not null,
  sealed       text not null,        -- the secret from which all links follow
  commitment   text not null,        -- link 0, published before anything else
  rounds       int  not null,
  salt         text,                 -- drawn and published after the commitment
  committed_at timestamptz not null,
  salted_at    timestamptz
);
create index live_chains_of_tables on live_chains (table_id, id);

create table live_rounds (
  id           bigint generated always as identity primary key,
  table_id     text   not null,
  number       bigint not null,
  game_code    text   not null,
  version      int    not null,      -- of the game's rules
  chain_id     bigint not null references live_chains,
  link         int    not null,      -- which link of the chain decides it; a whole shoe shares one
  hand         int    not null,      -- which hand of the shoe; 1 where there is none
  first_card   int    not null,      -- where in the shoe it begins; 0 where there is none
  opens_at     timestamptz not null,
  closes_at    timestamptz not null,
  state        text   not null default 'open'
    check (state in ('open', 'closed', 'drawn', 'settled', 'void')),
  result       jsonb,                -- of the game's own kind
  mark         text,                 -- the result in one word
  pools        jsonb,                -- what lay on the sides at the close, by currency
  ends_at      timestamptz,          -- when its story is over; known with the result
  settled_at   timestamptz,          -- when the last of its bets was settled or given back
  unique (table_id, number),
  constraint drawn_whole check (state not in ('drawn', 'settled') or (result is not null and ends_at is not null))
);
create index live_rounds_unsettled on live_rounds (table_id, number) where settled_at is null;
create index live_rounds_of_shoes on live_rounds (chain_id, link, number);

-- One bet for everyone at a round, however often they add to it.
create table live_seats (
  round_id  bigint not null references live_rounds,
  member_id bigint not null,
  currency  text   not null,
  bet_id    bigint not null,
  primary key (round_id, member_id, currency)
);

create table live_settings (
  table_id   text primary key,
  content    jsonb not null,
  version    int   not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);
