-- Crash: one round for the whole brand. Chains of links are committed to before their salt is drawn.

create table crash_chains (
  id           bigint generated always as identity primary key,
  sealed       text not null,        -- the secret from which all links follow
  commitment   text not null,        -- link 0, published before anything else
  rounds       int  not null,
  salt         text,                 -- drawn and published after the commitment
  committed_at timestamptz not null,
  salted_at    timestamptz
);

create table crash_rounds (
  id         bigint primary key,
  chain_id   bigint not null references crash_chains,
  number     int    not null,        -- which link of the chain decides it
  opens_at   timestamptz not null,
  starts_at  timestamptz not null,
  crash      int,                    -- hundredths; written when the round is over
  hash       text,                   -- its link, revealed then too
  settled_at timestamptz,            -- when the last of its bets was settled
  unique (chain_id, number),
  constraint revealed_together check ((crash is null) = (hash is null))
);
create index crash_rounds_unsettled on crash_rounds (id) where settled_at is null;
