-- What a person did in a day, week, half-month or month, with the place he had then; and how many of a
-- team reached the threshold in it. Each is counted once, when he comes over the threshold, so that a
-- team of any size is read by one key.
create table member_spans (
  member_id bigint not null,
  what      text   not null check (what in ('ACTIVE', 'DEPOSIT')),
  span      text   not null check (span in ('DAILY', 'WEEKLY', 'HALF_MONTH', 'MONTHLY')),
  day_from  date   not null,
  path      text   collate "C" not null,
  units     bigint not null,            -- valid bet, or times paid in
  primary key (member_id, what, span, day_from, path)
);

create table team_heads (
  member_id bigint not null,
  what      text   not null,
  span      text   not null,
  day_from  date   not null,
  threshold bigint not null,
  heads     bigint,                     -- null: someone moved, or the threshold did; counted when asked
  primary key (member_id, what, span, day_from)
);

-- Who came to a team, and who paid in for the first time, by day.
create table team_counts (
  member_id bigint not null,
  day       date   not null,
  what      text   not null check (what in ('REGISTERED', 'FIRST_DEPOSIT')),
  times     bigint not null,
  amount    bigint not null,
  primary key (member_id, day, what)
);

-- Heads over days of someone's own choice, as they were counted last.
create table counted_heads (
  member_id  bigint not null,
  day_from   date   not null,
  day_to     date   not null,
  threshold  bigint not null,
  active     bigint not null,
  depositors bigint not null,
  at         timestamptz not null,
  primary key (member_id, day_from, day_to, threshold)
);
create index counted_heads_by_end on counted_heads (day_to);

-- Where leaders stood before they were moved: what was counted then is found there.
create table former_paths (
  member_id bigint not null,
  path      text   collate "C" not null,
  primary key (member_id, path)
);

drop index member_bets_of_teams;
create index member_bets_of_teams on member_bets (path text_pattern_ops, day) include (member_id, valid_bet);
