-- Rooms to shoot fish in: seas that up to four people share, who sat at them, what they loaded.

create table fish_seas (
  id           bigint generated always as identity primary key,
  room         text   not null,
  version      int    not null,      -- of the room's rules
  sealed       text   not null,      -- the seed that decides what swims here
  hash         text   not null,      -- told from the start; the seed itself once the sea is closed
  opened_at    timestamptz not null,
  freezes      jsonb  not null default '[]', -- when it stood still: [{at, forMs}]
  caught       jsonb  not null default '[]', -- fish that would still swim: [[id, gone at]]
  caught_count int    not null default 0,
  closed_at    timestamptz
);
create index fish_seas_open on fish_seas (room) where closed_at is null;

create table fish_visits (
  id             bigint generated always as identity primary key,
  member_id      bigint not null,
  currency       text   not null,
  sea_id         bigint not null references fish_seas,
  room           text   not null,
  seat           int    not null check (seat between 0 and 3),
  sealed         text   not null,    -- the seed that decides its bullets
  hash           text   not null,
  client_seed    text,               -- named with the first magazine
  last_nonce     bigint not null default 0,
  last_loaded_at timestamptz,
  cost           bigint,             -- of a bullet of the last magazine
  stake          bigint not null default 0, -- of magazines that are closed
  payout         bigint not null default 0,
  sat_at         timestamptz not null,
  seen_at        timestamptz not null,
  left_at        timestamptz
);
create unique index fish_visits_seats on fish_visits (sea_id, seat) where left_at is null;
create unique index fish_visits_open on fish_visits (member_id, currency) where left_at is null;
create index fish_visits_of_members on fish_visits (member_id, id);
create index fish_visits_of_seas on fish_visits (sea_id);
create index fish_visits_idle on fish_visits (seen_at) where left_at is null;

-- One bet each. What was fired and hit stands here before anybody is told of it, and goes into the
-- bet when the magazine is closed.
create table fish_magazines (
  bet_id      bigint primary key,
  visit_id    bigint not null references fish_visits,
  member_id   bigint not null,
  currency    text   not null,
  cost        bigint not null,       -- of one bullet
  bullets     int    not null,
  first_nonce bigint not null,
  shots       jsonb  not null default '[]',
  is_spent    boolean not null default false,
  loaded_at   timestamptz not null,
  due_at      timestamptz not null,  -- closed from then on, by whichever server sees it
  closed_at   timestamptz
) with (fillfactor = 60);
create index fish_magazines_of_visits on fish_magazines (visit_id);
create index fish_magazines_open on fish_magazines (bet_id) where closed_at is null;

create table fish_settings (
  room       text primary key,
  content    jsonb not null,
  version    int   not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);
