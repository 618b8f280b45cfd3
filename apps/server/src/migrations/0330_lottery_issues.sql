-- Lotteries: every game has chains of links of its own, and issues by the clock that they decide.

create table lottery_chains (
  id           bigint generated always as identity primary key,
  game_code    text not null,
  sealed       text not null,        -- the secret from which all links follow
  commitment   text not null,        -- link 0, published before anything else
  rounds       int  not null,
  salt         text,                 -- drawn and published after the commitment
  committed_at timestamptz not null,
  salted_at    timestamptz
);
create index lottery_chains_of_games on lottery_chains (game_code, id);

create table lottery_issues (
  game_code  text   not null,
  number     text   not null,        -- yyyyMMdd-NNNN
  chain_id   bigint not null references lottery_chains,
  link       int    not null,        -- which link of the chain decides it
  opens_at   timestamptz not null,
  closes_at  timestamptz not null,
  draws_at   timestamptz not null,
  state      text   not null default 'open',
  result     jsonb,                  -- what was drawn; written once
  hash       text,                   -- its link, revealed then too
  drawn_at   timestamptz,
  settled_at timestamptz,            -- when the last of its bets was settled or given back
  primary key (game_code, number),
  unique (chain_id, link),
  constraint known_state check (state in ('open', 'drawn', 'settled', 'void')),
  constraint revealed_together check ((result is null) = (hash is null)),
  constraint closes_before_draw check (closes_at < draws_at and opens_at < closes_at)
);
create index lottery_issues_by_draw on lottery_issues (game_code, draws_at);
create index lottery_issues_unsettled on lottery_issues (draws_at) where settled_at is null;

-- What operators decided about a lottery; what is not here is as shipped.
create table lottery_settings (
  game_code            text primary key,
  is_open              boolean not null,
  close_before_seconds int     not null check (close_before_seconds between 3 and 86400),
  min_stake            bigint  not null check (min_stake > 0),
  max_stake            bigint  not null,
  changed_at           timestamptz not null
);

-- Published prizes: a change is a new version, and every bet keeps its own.
create table lottery_odds (
  game_code    text  not null,
  version      int   not null,
  kind_hash    text  not null,       -- of the rules that the prizes belong to
  odds         jsonb not null,       -- by play and prize, where they are not those of the rules
  hash         text  not null,
  published_at timestamptz not null,
  published_by bigint,               -- null: as shipped
  primary key (game_code, version)
);
comment on table lottery_odds is 'append-only: changed prizes are a new version';
comment on table lottery_issues is 'kept: what was drawn stays drawn';
comment on table lottery_chains is 'kept: what was committed to stays committed to';
