-- Four pots that slots feed. Their money lies in accounts of the house; here is what the next win needs.

create table jackpot_pots (
  pot        text   primary key,
  pool       bigint not null check (pool >= 0),  -- what its account holds: written with every posting
  remainder  bigint not null,                    -- of contributions, in ten-thousandths of a unit
  ceiling    bigint not null,                    -- the bet that fills it up to here wins it
  generation int    not null,                    -- raised by every win
  won_at     timestamptz,
  check (remainder >= 0 and remainder < 10000)
);

create table jackpot_wins (
  id         bigint generated always as identity primary key,
  pot        text   not null,
  generation int    not null,
  amount     bigint not null check (amount > 0),
  cause      text   not null check (cause in ('draw', 'ceiling')),
  bet_id     bigint not null,
  member_id  bigint not null,
  game_code  text   not null,
  at         timestamptz not null,
  unique (pot, generation),
  unique (bet_id, pot)
);
comment on table jackpot_wins is 'append-only: a pot that was won stays won';
create index jackpot_wins_by_time on jackpot_wins (at);
