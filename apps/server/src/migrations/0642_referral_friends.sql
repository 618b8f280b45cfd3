create table referral_settings (
  only_one   boolean     primary key default true check (only_one),
  content    jsonb       not null,
  version    integer     not null,
  changed_at timestamptz not null
);

-- Who came by whose code, and the two above them, as it was on that day.
create table referral_friends (
  member_id    bigint      primary key,
  referrer_id  bigint      not null,
  second_id    bigint,
  third_id     bigint,
  joined_at    timestamptz not null,
  -- Valid bets while they can qualify.
  valid_bet    bigint      not null default 0,
  qualified_at timestamptz
);
comment on table referral_friends is 'kept: money was paid for it';
create index referral_friends_of on referral_friends (referrer_id, member_id);
create index referral_friends_of_second on referral_friends (second_id, member_id) where second_id is not null;
create index referral_friends_of_third on referral_friends (third_id, member_id) where third_id is not null;
create index referral_friends_waiting on referral_friends (valid_bet) where qualified_at is null;

-- Pairs that seem to be one person. A lifted one stays, so that it is not blocked again.
create table referral_blocks (
  friend_id bigint      not null references referral_friends,
  earner_id bigint      not null,
  level     smallint    not null,
  reason    text        not null check (reason in ('DEVICE', 'ADDRESS', 'BANK_NAME', 'PHONE', 'OPERATOR')),
  same_as   bigint,
  seen_at   timestamptz not null,
  lifted_at timestamptz,
  decided_by bigint,
  note      text        not null default '',
  primary key (friend_id, earner_id)
);
comment on table referral_blocks is 'kept: support tells why nothing was paid';
create index referral_blocks_by_time on referral_blocks (seen_at);

-- Valid bets of friends by the platform's day on which they were heard, and how much of them was counted.
create table referral_bets (
  member_id bigint not null,
  day       date   not null,
  valid_bet bigint not null,
  counted   bigint not null default 0,
  primary key (member_id, day)
);
create index referral_bets_open on referral_bets (day, member_id) where valid_bet <> counted;

-- A day is added up once.
create table referral_runs (
  day date        primary key,
  at  timestamptz not null
);
comment on table referral_runs is 'append-only: a day is added up once';

create table referral_payments (
  id        bigint generated always as identity primary key,
  member_id bigint      not null,
  kind      text        not null check (kind in ('REVENUE', 'REFERRER', 'FRIEND', 'ACHIEVEMENT')),
  -- The day, the friend or the step: each is paid once.
  reference text        not null,
  friend_id bigint,
  amount    bigint      not null check (amount > 0),
  at        timestamptz not null,
  unique (member_id, kind, reference)
);
comment on table referral_payments is 'append-only: what was credited stays credited';
create index referral_payments_by_time on referral_payments (at, member_id);
create index referral_payments_of on referral_payments (member_id, id);

create table referral_incomes (
  earner_id  bigint   not null,
  day        date     not null,
  level      smallint not null,
  friends    integer  not null,
  valid_bet  bigint   not null,
  rate       integer  not null,
  -- Below zero where bets were taken back after they had been paid for.
  amount     bigint   not null,
  state      text     not null default 'OPEN' check (state in ('OPEN', 'PAID', 'REFUSED')),
  payment_id bigint   references referral_payments,
  primary key (earner_id, day, level)
);
comment on table referral_incomes is 'kept: money was paid by it';
create index referral_incomes_open on referral_incomes (earner_id) where state = 'OPEN';

-- What each friend brought each of those above them on a day.
create table referral_lines (
  friend_id bigint   not null,
  earner_id bigint   not null,
  day       date     not null,
  valid_bet bigint   not null,
  -- Not rounded: parts of a million of the valid bet.
  share     bigint   not null,
  primary key (friend_id, earner_id, day)
);
comment on table referral_lines is 'append-only: who brought what';
create index referral_lines_of on referral_lines (earner_id, friend_id);
