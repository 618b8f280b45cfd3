-- Lotteries that are held elsewhere: no link decides their issues, two people enter what was drawn.
alter table lottery_issues
  alter column chain_id drop not null,
  alter column link drop not null,
  add column revision int not null default 0,   -- how often a result was taken: the second is a correction
  drop constraint revealed_together,
  add constraint revealed_together check (chain_id is null or (result is null) = (hash is null)),
  add constraint linked_together check ((chain_id is null) = (link is null));

-- What people say was drawn; the newest word of each counts, and two that agree are the result.
create table lottery_results (
  id          bigint generated always as identity primary key,
  game_code   text   not null,
  number      text   not null,
  revision    int    not null,                  -- of the issue, when it was entered
  operator_id bigint not null,
  result      jsonb  not null,
  reason      text   not null,
  entered_at  timestamptz not null,
  foreign key (game_code, number) references lottery_issues (game_code, number)
);
create index lottery_results_of_issues on lottery_results (game_code, number);
comment on table lottery_results is 'append-only: a corrected entry is another one';

-- Single days on which a lottery draws at another time, or not at all.
create table lottery_calendar (
  game_code  text not null,
  day        text not null,                     -- 2026-02-17, as the issue is named
  draws_at   timestamptz,                       -- null: no draw
  reason     text not null,
  decided_by bigint not null,
  decided_at timestamptz not null,
  primary key (game_code, day)
);
