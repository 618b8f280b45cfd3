-- Valid bets as the rebate counts them: by the day they were settled, and how much of them was rebated.
create table rebate_bets (
  member_id bigint not null,
  day       date   not null,                     -- the platform's
  category  text   not null,
  valid_bet bigint not null,
  washed    bigint not null default 0,
  primary key (member_id, day, category)
);
create index rebate_bets_open on rebate_bets (member_id, day) where valid_bet <> washed;
create index rebate_bets_due on rebate_bets (day, member_id) where valid_bet <> washed;

create table rebate_claims (
  id        bigint generated always as identity primary key,
  member_id bigint      not null,
  kind      text        not null check (kind in ('MANUAL', 'AUTO')),
  day       date        not null,                -- on which it was claimed; of which it was credited
  amount    bigint      not null check (amount > 0),
  lines     jsonb       not null,
  at        timestamptz not null
);
comment on table rebate_claims is 'append-only: what was credited stays credited';
create index rebate_claims_of on rebate_claims (member_id, id);
-- However often the daily run runs, a member is credited once for a day.
create unique index rebate_claims_once on rebate_claims (member_id, day) where kind = 'AUTO';
