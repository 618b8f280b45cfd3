-- Sums of members and of their teams by day of the platform. Written only by domains/agents, from what
-- others announced. A row keeps the place its member had then: who moves takes no past with him.
create table member_bets (
  member_id bigint not null,
  path      text   collate "C" not null,
  day       date   not null,
  category  text   not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (member_id, day, category, path)
);
create index member_bets_of_teams on member_bets (path text_pattern_ops, day);
create index member_bets_of_days on member_bets (day);

-- The same for someone and everyone below him: a team of any size is read by one key.
create table team_bets (
  member_id bigint not null,
  day       date   not null,
  category  text   not null,
  bets      bigint not null,
  stake     bigint not null,
  valid_bet bigint not null,
  payout    bigint not null,
  primary key (member_id, day, category)
);

create table team_hours (
  member_id bigint   not null,
  day       date     not null,
  hour      smallint not null,
  valid_bet bigint   not null,
  primary key (member_id, day, hour)
);

create table member_money (
  member_id bigint not null,
  path      text   collate "C" not null,
  day       date   not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (member_id, day, reason, path)
);
create index member_money_of_teams on member_money (path text_pattern_ops, day);

create table team_money (
  member_id bigint not null,
  day       date   not null,
  reason    text   not null,
  times     bigint not null,
  amount    bigint not null,
  primary key (member_id, day, reason)
);

create table first_deposits (
  member_id bigint primary key,
  path      text   collate "C" not null,
  day       date   not null,
  amount    bigint not null
);
create index first_deposits_of_teams on first_deposits (path text_pattern_ops, day);

-- Up to which transfer the sums have counted.
create table transfer_cursor (
  only_one boolean primary key default true check (only_one),
  after_id bigint  not null
);
insert into transfer_cursor (after_id) values (0);
