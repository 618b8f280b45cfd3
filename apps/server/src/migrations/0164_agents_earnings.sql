-- What a bet earned for those above it, one row per person, bet and settlement: a repeat earns nothing.
create table bet_earnings (
  bet_id     bigint not null,
  kind       text   not null check (kind in ('own', 'difference', 'realtime')),
  member_id  bigint not null,
  settlement int    not null,
  amount     bigint not null,           -- of this settlement, less what earlier ones gave
  at         timestamptz not null,
  primary key (bet_id, kind, member_id, settlement)
);
create index bet_earnings_of_members on bet_earnings (member_id, kind, at);

-- What has accrued and is not credited yet, in whole 1/10,000; the rest of a cent stays here.
create table accruals (
  member_id bigint not null,
  kind      text   not null,
  units     bigint not null,
  credits   int    not null default 0,  -- how often it was credited: part of the ledger's key
  primary key (member_id, kind)
);
create index accruals_due on accruals (member_id) where units >= 100 or units <= -100;

create table agent_settings (
  only_one   boolean primary key default true check (only_one),
  content    jsonb   not null,
  version    int     not null,
  changed_at timestamptz not null
);

-- Work that is done once for each day or period, by whichever server comes first.
create table agent_days_done (
  work text not null,
  day  date not null,
  at   timestamptz not null,
  primary key (work, day)
);
