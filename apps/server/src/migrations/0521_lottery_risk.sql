-- What a lottery takes at most, and what it does when much lies on one number.
create table lottery_limits (
  game_code  text primary key,
  limits     jsonb not null,
  changed_at timestamptz not null
);

-- Numbers that were closed by hand, or pay less.
create table lottery_numbers (
  game_code text not null,
  play      text not null,
  pick      text not null,
  percent   int  not null check (percent between 0 and 99),   -- 0: closed
  reason    text not null,
  set_by    bigint not null,
  set_at    timestamptz not null,
  primary key (game_code, play, pick)
);

-- What lies on an issue: by member, by play, and by number; only where limits ask for it.
create table lottery_exposure (
  game_code text   not null,
  number    text   not null,
  scope     text   not null,      -- member:7, play:top3, pick:top3:345
  stake     bigint not null,
  payout    bigint not null,      -- what it pays when it comes
  primary key (game_code, number, scope)
);

-- Orders that were counted already: one that is sent again counts once.
create table lottery_counted (
  member_id  bigint not null,
  request_id text   not null,
  counted_at timestamptz not null,
  primary key (member_id, request_id)
);
