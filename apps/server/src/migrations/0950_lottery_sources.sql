-- Outside sources of results: how they are connected. Two that agree are a result without people.
create table lottery_sources (
  code            text primary key,
  name            text not null,
  games           text[] not null,     -- the lotteries that it may tell of; none: all that are held elsewhere
  addresses       text[] not null,
  secret          text not null,
  secret_tail     text not null,
  previous_secret text,
  previous_until  timestamptz,
  is_enabled      boolean not null,
  version         int not null,
  changed_at      timestamptz not null,
  heard_at        timestamptz,         -- when it last told anything new
  taken           bigint not null default 0,
  refused         bigint not null default 0
);

-- A result is said by a person or by a source; what a source says has the id that the source made.
alter table lottery_results
  alter column operator_id drop not null,
  add column source text references lottery_sources,
  add column message_id text,
  add constraint said_by_one check ((operator_id is null) <> (source is null)),
  add constraint told_under_an_id check ((source is null) = (message_id is null));
create unique index lottery_results_told on lottery_results (source, message_id) where source is not null;

-- What a person has to look at: a result that is late, or about which sources do not agree.
create table lottery_alarms (
  id        bigint generated always as identity primary key,
  kind      text not null check (kind in ('LATE', 'DIFFERS', 'CONTRADICTED')),
  game_code text not null,
  number    text not null,
  source    text,                      -- who told what does not fit
  raised_at timestamptz not null,
  ended_at  timestamptz,               -- by a result, by calling it off, or by who looked at it
  seen_by   bigint,
  note      text,
  foreign key (game_code, number) references lottery_issues (game_code, number)
);
-- One of a kind is open for an issue at a time, whoever raises it and however often.
create unique index lottery_alarms_open on lottery_alarms (game_code, number, kind) where ended_at is null;
