-- Open bets that should have ended: asked about with growing pauses, then handed to an operator.

create table unfinished_bets (
  bet_id     bigint primary key,
  tries      int  not null,
  first_at   timestamptz not null,
  next_at    timestamptz not null,
  problem    text not null,
  handed_at  timestamptz,          -- an operator must decide it
  ended_at   timestamptz
);
create index unfinished_bets_due on unfinished_bets (next_at) where ended_at is null and handed_at is null;
