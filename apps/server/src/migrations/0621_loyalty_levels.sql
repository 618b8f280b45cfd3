-- The club: what members played and paid in, the level that came of it, and how it came.
create table loyalty_settings (
  name       text        primary key,
  content    jsonb       not null,
  version    integer     not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);

create table loyalty_plays (
  member_id bigint not null,
  day       date   not null,                     -- the platform's
  category  text   not null,
  valid_bet bigint not null,
  -- How much of it points were given for.
  counted   bigint not null default 0,
  primary key (member_id, day, category)
);
create index loyalty_plays_open on loyalty_plays (day, member_id) where valid_bet <> counted;

create table loyalty_standings (
  member_id     bigint  primary key,
  valid_bet     bigint  not null default 0,
  level         integer not null default 0,
  -- The highest level ever earned: its gift was given, and play of one month brings it back.
  peak          integer not null default 0,
  -- The last calendar month that was judged, by its first day.
  judged_month  text,
  manual_level  integer,
  manual_until  timestamptz,
  manual_reason text,
  manual_by     bigint,
  check (level <= peak)
);
create index loyalty_standings_by_level on loyalty_standings (level, member_id) where level > 0;
create index loyalty_standings_manual on loyalty_standings (manual_until) where manual_until is not null;

create table loyalty_steps (
  id         bigint generated always as identity primary key,
  member_id  bigint      not null,
  from_level integer     not null,
  to_level   integer     not null,
  why        text        not null check (why in ('RAISED', 'DROPPED', 'REGAINED', 'MANUAL', 'MANUAL_ENDED')),
  at         timestamptz not null
);
comment on table loyalty_steps is 'append-only: how a level came about';
create index loyalty_steps_of on loyalty_steps (member_id, id);

-- Birthdays by a keyed hash of month and day: whose it is today can be asked without opening any.
create table loyalty_birthdays (
  member_id  bigint      primary key,
  day_lookup text        not null,
  born_lookup text       not null,
  noted_at   timestamptz not null
);
create index loyalty_birthdays_by_day on loyalty_birthdays (day_lookup);

-- Periods whose gifts were all given out.
create table loyalty_runs (
  kind   text        not null,
  period text        not null,
  ran_at timestamptz not null,
  primary key (kind, period)
);
comment on table loyalty_runs is 'append-only: a period is run once';

-- Levels as campaigns choose by them.
create view promoted_levels as
select member_id, level, manual_level, manual_until from loyalty_standings;

-- What was played before there was a club counts for its levels, and listening goes on from there.
insert into loyalty_plays (member_id, day, category, valid_bet, counted)
select member_id, day, category, valid_bet, valid_bet from rebate_bets;
insert into loyalty_standings (member_id, valid_bet)
select member_id, sum(valid_bet) from rebate_bets group by member_id;
insert into event_cursors (listener, after_id)
select 'loyalty.play', after_id from event_cursors where listener = 'cashier.rebates';
