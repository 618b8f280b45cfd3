-- Every bet of every game and vendor. Written only by domains/play.

-- Lanes take ids in blocks, so that a bet knows its id before it is written.
create sequence bet_ids as bigint start 1 increment by 256;

create table bets (
  id            bigint primary key,
  member_id     bigint not null,
  seed_id       bigint,
  nonce         bigint,
  stake         bigint not null check (stake >= 0),
  payout        bigint not null default 0 check (payout >= 0),
  valid_bet     bigint not null default 0 check (valid_bet >= 0),
  placed_at     timestamptz not null,
  settled_at    timestamptz,
  rules_version int,
  settlements   int  not null default 0, -- how often it was settled: 2 and more after a correction
  state         text not null,
  currency      text not null,
  category      text not null,
  vendor        text not null,
  game_code     text not null,
  request_id    text not null,
  round_id      text,
  choice        jsonb,                   -- what was bet on
  detail        jsonb,                   -- what became of it, where it cannot be derived from the seed
  constraint known_state check (state in ('open', 'settled', 'void')),
  constraint ended_or_open check ((state = 'open') = (settled_at is null))
) with (fillfactor = 90);
create index bets_of_members on bets (member_id, settled_at, id);
create index bets_open on bets (placed_at, id) where state = 'open';
create index bets_of_rounds on bets (vendor, round_id) where round_id is not null;

create view audit_bets as
select id, member_id, request_id, vendor, game_code, category, round_id, currency, state, stake,
       payout, valid_bet, placed_at, settled_at, rules_version, seed_id, nonce, choice
from bets;
