-- Tables at which seats decide after the deal: who sits or stands behind, and every decision.

alter table live_rounds drop constraint live_rounds_state_check;
alter table live_rounds add constraint live_rounds_state_check
  check (state in ('open', 'closed', 'playing', 'drawn', 'settled', 'void'));

-- When a table that nobody had run for a while was taken up again: decisions have their time from here.
alter table live_rounds add column resumed_at timestamptz;

create table live_places (
  round_id  bigint  not null references live_rounds,
  seat      int     not null,
  member_id bigint  not null,
  currency  text    not null,
  bet_id    bigint  not null,
  is_behind boolean not null,        -- follows who sits there
  primary key (round_id, seat, member_id, currency)
);
create unique index live_places_sitters on live_places (round_id, seat) where not is_behind;

create table live_moves (
  round_id  bigint  not null references live_rounds,
  n         int     not null,
  seat      int     not null,
  move      text    not null,
  at_ms     int     not null,        -- from the moment the first card moved
  member_id bigint,                  -- none where time ran out
  is_told   boolean not null,        -- its cards are shown once all who follow have been asked for their chips
  primary key (round_id, n)
);
