-- The book: leagues, their matches, what traders decided, and the legs of slips.

create table sports_leagues (
  id         text primary key,
  sport      text  not null,
  names      jsonb not null,
  country    text  not null,
  teams      jsonb not null,          -- id, name and rating of each
  created_at timestamptz not null
);

create table sports_settings (
  league_id  text primary key,
  content    jsonb not null,
  version    int   not null,
  updated_at timestamptz not null,
  updated_by bigint not null
);

create table sports_chains (
  id           bigint generated always as identity primary key,
  league_id    text not null,
  sealed       text not null,         -- the secret from which all links follow
  commitment   text not null,         -- link 0, published before anything else
  links        int  not null,
  salt         text,                  -- drawn and published after the commitment
  committed_at timestamptz not null,
  salted_at    timestamptz
);
create index sports_chains_of_leagues on sports_chains (league_id, id);

create table sports_matches (
  id         bigint generated always as identity primary key,
  league_id  text not null,
  sport      text not null,
  source     text not null check (source in ('virtual', 'operator', 'feed')),
  season     int  not null,
  matchday   int  not null,
  home       text not null,           -- ids of teams
  away       text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz,             -- of a virtual match: known from its seed, told by nobody before
  phase      text not null default 'scheduled'
    check (phase in ('scheduled', 'live', 'ended', 'postponed', 'void')),
  chain_id   bigint references sports_chains,
  link       int,                     -- all matches of a day share one
  round      int,                     -- which match of its chain
  strengths  jsonb not null,          -- what the model was given
  state      jsonb,                   -- as it ended; of operators' and feeds' matches also as it stands
  revision   int  not null default 0, -- how often its result was told
  changed_at timestamptz not null,
  ended_at   timestamptz,
  settled_at timestamptz,             -- when the last of its legs was decided and paid
  constraint ended_whole check (phase <> 'ended' or (state is not null and ended_at is not null))
);
create unique index sports_matches_once on sports_matches (league_id, matchday, home) where source = 'virtual';
create index sports_matches_changed on sports_matches (changed_at);
create index sports_matches_open on sports_matches (starts_at) where phase in ('scheduled', 'live', 'postponed');
create index sports_matches_over on sports_matches (starts_at desc, id desc) where phase in ('ended', 'void');
create index sports_matches_unsettled on sports_matches (id) where phase in ('ended', 'void') and settled_at is null;
create index sports_matches_of_leagues on sports_matches (league_id, starts_at desc);

-- What traders decided by hand: one row each, current values only; their history is the audit's.
create table sports_stops (
  level      text not null check (level in ('book', 'sport', 'league', 'match', 'market', 'selection')),
  subject    text not null,
  market     text not null default '',
  selection  text not null default '',
  reason     text not null,
  stopped_by bigint not null,
  stopped_at timestamptz not null,
  primary key (level, subject, market, selection)
);

create table sports_overrides (
  match_id  bigint not null references sports_matches,
  market    text not null,
  selection text not null,
  odds      int  not null check (odds > 100),
  reason    text not null,
  set_by    bigint not null,
  set_at    timestamptz not null,
  primary key (match_id, market, selection)
);

create table sports_factors (
  member_id     bigint primary key,
  stake_percent int  not null check (stake_percent between 0 and 500),
  delay_seconds int  not null check (delay_seconds between 0 and 30),
  reason        text not null,
  version       int  not null,
  set_by        bigint not null,
  set_at        timestamptz not null
);

-- A slip is the book's side of a bet: which parlays it holds, and whether anything of it is undecided.
create table sports_slips (
  bet_id        bigint primary key,
  member_id     bigint not null,
  currency      text   not null,
  kind          text   not null check (kind in ('SINGLE', 'PARLAY', 'SYSTEM')),
  is_open       boolean not null default true,
  legs          int    not null,
  stake         bigint not null,
  payout        bigint not null default 0,   -- once it is closed
  closed_at     timestamptz,
  auto_cash_out bigint,               -- pays itself out once it is worth so much
  placed_at     timestamptz not null
);
create index sports_slips_of_members on sports_slips (member_id, bet_id desc);
create index sports_slips_closed on sports_slips (closed_at) where not is_open;
create index sports_slips_waiting on sports_slips (bet_id) where is_open;
create index sports_slips_wishes on sports_slips (bet_id) where is_open and auto_cash_out is not null;

create table sports_legs (
  bet_id     bigint not null references sports_slips,
  n          int    not null,
  match_id   bigint not null references sports_matches,
  market     text   not null,
  selection  text   not null,
  odds       int    not null,
  home       int    not null,          -- the score when the bet was made
  away       int    not null,
  outcome    text check (outcome in ('WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID')),
  decided_at timestamptz,
  primary key (bet_id, n)
);
create index sports_legs_undecided on sports_legs (match_id) where outcome is null;
create index sports_legs_of_matches on sports_legs (match_id, bet_id);

-- What lies on a selection, of real money: what was staked on it, and what it would pay.
create table sports_exposures (
  match_id  bigint not null references sports_matches,
  market    text   not null,
  selection text   not null,
  bets      int    not null,
  stake     bigint not null,
  payout    bigint not null,
  primary key (match_id, market, selection)
);

-- What one member could win on one match, of open bets.
create table sports_member_exposures (
  match_id  bigint not null references sports_matches,
  member_id bigint not null,
  currency  text   not null,
  payout    bigint not null,
  primary key (match_id, member_id, currency)
);

create table sports_results (
  id         bigint generated always as identity primary key,
  match_id   bigint not null references sports_matches,
  revision   int    not null,          -- which telling of the result it was entered for
  result     jsonb  not null,
  entered_by bigint not null,
  entered_at timestamptz not null,
  unique (match_id, revision, entered_by)
);

create table sports_shared_slips (
  code       text primary key,
  content    jsonb not null,
  created_by bigint not null,
  expires_at timestamptz not null
);
create index sports_shared_slips_old on sports_shared_slips (expires_at);

create table sports_favourites (
  member_id bigint not null,
  kind      text   not null check (kind in ('league', 'team', 'match')),
  subject   text   not null,
  kept_at   timestamptz not null,
  primary key (member_id, kind, subject)
);
