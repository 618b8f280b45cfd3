-- What operators decide about all bets; no row: as shipped.
create table play_settings (
  id         smallint primary key check (id = 1),
  content    jsonb not null,
  version    int not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);
