-- The board of winners: real wins of some size, for as long as the board looks back.
create table winners (
  bet_id    bigint primary key,
  member_id bigint not null,
  vendor    text   not null,
  game_code text   not null,
  category  text   not null,
  amount    bigint not null,
  at        timestamptz not null
);
create index winners_by_time on winners (at);

-- Wins of 100.00 and more, for the operators' list.
create index bets_large_wins on bets (payout desc, id) where payout >= 1000000;
