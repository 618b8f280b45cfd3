-- The book of sums: what the house did by day and hour of the brand. A result counts when it is booked;
-- what is corrected later goes out, and comes in anew, on the day of the correction.
create table insight_game_hours (
  day       date     not null,
  hour      smallint not null,
  vendor    text     not null,
  game_code text     not null,
  category  text     not null,
  bets      bigint   not null,
  stake     bigint   not null,
  valid_bet bigint   not null,
  payout    bigint   not null,
  primary key (day, hour, vendor, game_code, category)
);

create table insight_member_days (
  day       date   not null,
  member_id bigint not null,
  vendor    text   not null,
  game_code text   not null,
  category  text   not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (day, member_id, vendor, game_code, category)
);

create table insight_money_hours (
  day    date     not null,
  hour   smallint not null,
  reason text     not null,
  times  bigint   not null,
  amount bigint   not null, -- as members see it: what they got is positive
  primary key (day, hour, reason)
);

create table insight_member_money (
  day       date   not null,
  member_id bigint not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (day, member_id, reason)
);

create table insight_first_deposits (
  member_id   bigint   primary key,
  transfer_id bigint   not null,
  day         date     not null,
  hour        smallint not null,
  amount      bigint   not null
);
create index insight_first_deposits_by_day on insight_first_deposits (day);

-- A bet tells only its last result: what it was before, and when, is kept here.
create table insight_corrections (
  event_id         bigint      primary key,
  bet_id           bigint      not null,
  member_id        bigint      not null,
  vendor           text        not null,
  game_code        text        not null,
  category         text        not null,
  stake            bigint      not null,
  valid_bet_before bigint      not null,
  payout_before    bigint      not null,
  settled_before   timestamptz not null,
  at               timestamptz not null
);
comment on table insight_corrections is 'append-only: what a bet was before it was corrected';
create index insight_corrections_by_time on insight_corrections (at);
create index insight_corrections_by_settlement on insight_corrections (settled_before);

-- Up to which transfer money is counted, and whether bets from before the book are in it.
create table insight_book (
  is_only     boolean primary key default true check (is_only),
  transfer_id bigint  not null default 0,
  has_past    boolean not null
);
insert into insight_book (has_past) select not exists (select 1 from insight_bets);

-- What the night found: one row for every day that was looked at.
create table insight_checks (
  id         bigint generated always as identity primary key,
  day        date        not null,
  checked_at timestamptz not null,
  faults     jsonb       not null
);
comment on table insight_checks is 'append-only: what was found stays found';
create index insight_checks_by_day on insight_checks (day, id);

create table insight_views (
  id          bigint generated always as identity primary key,
  operator_id bigint      not null,
  name        text        not null,
  asked       text        not null, -- the part of the address that says what is shown
  is_shared   boolean     not null default false,
  created_at  timestamptz not null
);
create index insight_views_of on insight_views (operator_id, id);
