-- Stakes that operators allow on a game: narrower than what its rules allow, never wider.
create table game_limits (
  game_code  text   primary key,
  min_stake  bigint not null,
  max_stake  bigint not null,
  max_payout bigint not null,
  changed_at timestamptz not null
);
