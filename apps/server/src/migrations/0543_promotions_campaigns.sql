-- A campaign is a composition of parts; its spending is what its gifts add up to.
create table promotion_campaigns (
  id          bigint generated always as identity primary key,
  kind        text        not null,
  state       text        not null default 'DRAFT' check (state in ('DRAFT', 'RUNNING', 'STOPPED')),
  content     jsonb       not null,
  version     integer     not null default 1,
  starts_at   timestamptz not null,
  ends_at     timestamptz,
  started_at  timestamptz,
  stopped_at  timestamptz,
  stop_reason text        not null default '',
  spent       bigint      not null default 0 check (spent >= 0),
  gifts       integer     not null default 0 check (gifts >= 0),
  -- Chance comes from a seed whose hash is shown before anything is drawn.
  seed_sealed text        not null,
  seed_hash   text        not null,
  nonce       bigint      not null default 0,
  created_at  timestamptz not null,
  created_by  bigint      not null
);
comment on table promotion_campaigns is 'kept: what was given names it';
create index promotion_campaigns_running on promotion_campaigns (id) where state <> 'DRAFT';

create table promotion_versions (
  campaign_id bigint      not null references promotion_campaigns,
  version     integer     not null,
  content     jsonb       not null,
  reason      text        not null,
  saved_at    timestamptz not null,
  saved_by    bigint      not null,
  primary key (campaign_id, version)
);
comment on table promotion_versions is 'append-only: what held when';

create table promotion_segments (
  id      bigint generated always as identity primary key,
  name    text    not null unique,
  who     jsonb   not null,
  version integer not null default 1
);

-- What was spent on a day of the platform's.
create table promotion_days (
  campaign_id bigint not null references promotion_campaigns,
  day         date   not null,
  spent       bigint not null default 0 check (spent >= 0),
  primary key (campaign_id, day)
);

create table promotion_joins (
  campaign_id bigint      not null references promotion_campaigns,
  member_id   bigint      not null,
  cycle       text        not null,
  joined_at   timestamptz not null,
  primary key (campaign_id, member_id, cycle)
);
create index promotion_joins_of on promotion_joins (member_id);

-- How far a member is with one goal in one cycle. `reached_at`: when the value was last raised, for ties.
create table promotion_progress (
  campaign_id bigint      not null references promotion_campaigns,
  cycle       text        not null,
  goal        smallint    not null,
  member_id   bigint      not null,
  value       bigint      not null,
  reached_at  timestamptz not null,
  primary key (campaign_id, cycle, goal, member_id)
);
create index promotion_progress_of on promotion_progress (member_id);
create index promotion_progress_ranks on promotion_progress (campaign_id, cycle, value desc) where goal = 0;

-- A deposit is announced at each of its steps, and counts once.
create table promotion_deposits (
  deposit_id bigint primary key
);
-- A day on which someone signed in counts once.
create table promotion_visits (
  member_id bigint not null,
  day       date   not null,
  primary key (member_id, day)
);

create table promotion_gifts (
  id             bigint generated always as identity primary key,
  campaign_id    bigint      not null references promotion_campaigns,
  member_id      bigint      not null,
  cycle          text        not null,
  step           integer     not null,
  money          bigint      not null default 0 check (money >= 0),
  points         bigint      not null default 0 check (points >= 0),
  tickets        integer     not null default 0,
  mission_points integer     not null default 0,
  multiple       integer     not null default 0,
  given_at       timestamptz not null,
  -- One claim, one credit.
  unique (campaign_id, member_id, cycle, step)
);
comment on table promotion_gifts is 'append-only: what was given stays given';
create index promotion_gifts_of on promotion_gifts (member_id, id);
create index promotion_gifts_by_time on promotion_gifts (campaign_id, given_at);

-- Money given that must be played, while its rules hold.
create table promotion_bonuses (
  id           bigint generated always as identity primary key,
  gift_id      bigint      not null unique references promotion_gifts,
  campaign_id  bigint      not null references promotion_campaigns,
  member_id    bigint      not null,
  amount       bigint      not null check (amount > 0),
  reference    text        not null,
  max_stake    bigint,
  excluded     text[]      not null default '{}',
  winnings_cap bigint,
  opened_at    timestamptz not null,
  expires_at   timestamptz,
  state        text        not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'EXPIRED', 'FORFEITED')),
  closed_at    timestamptz,
  taken_back   bigint      not null default 0
);
comment on table promotion_bonuses is 'kept: money was moved by it';
create index promotion_bonuses_of on promotion_bonuses (member_id, id);
create index promotion_bonuses_running on promotion_bonuses (member_id) where state = 'RUNNING';

create table promotion_applications (
  id          bigint generated always as identity primary key,
  campaign_id bigint      not null references promotion_campaigns,
  member_id   bigint      not null,
  cycle       text        not null,
  remark      text        not null,
  file_ids    bigint[]    not null default '{}',
  state       text        not null default 'APPLYING' check (state in ('APPLYING', 'ISSUED', 'REJECTED')),
  reason      text        not null default '',
  asked_at    timestamptz not null,
  decided_at  timestamptz,
  decided_by  bigint
);
comment on table promotion_applications is 'kept: someone decided on it';
create index promotion_applications_waiting on promotion_applications (state, id);
create index promotion_applications_of on promotion_applications (member_id, campaign_id, cycle);
-- One at a time.
create unique index promotion_applications_open on promotion_applications (campaign_id, member_id, cycle)
  where state <> 'REJECTED';

create table promotion_sign_ins (
  campaign_id bigint      not null references promotion_campaigns,
  member_id   bigint      not null,
  day         date        not null,
  place       integer     not null,
  is_made_up  boolean     not null default false,
  signed_at   timestamptz not null,
  primary key (campaign_id, member_id, day)
);
comment on table promotion_sign_ins is 'append-only: a day is signed once';

create table promotion_tickets (
  id          bigint generated always as identity primary key,
  campaign_id bigint      not null references promotion_campaigns,
  member_id   bigint      not null,
  -- What it came from; one origin makes one ticket.
  origin      text        not null unique,
  made_at     timestamptz not null,
  opened_at   timestamptz,
  nonce       bigint,
  prize       integer,
  weights     integer[]
);
comment on table promotion_tickets is 'kept: a draw can be checked for ever';
create index promotion_tickets_in_hand on promotion_tickets (member_id, campaign_id, id) where opened_at is null;
create index promotion_tickets_opened on promotion_tickets (member_id, campaign_id, id) where opened_at is not null;

create table promotion_stock (
  campaign_id bigint  not null references promotion_campaigns,
  prize       integer not null,
  taken       integer not null default 0,
  primary key (campaign_id, prize)
);

create table promotion_catches (
  campaign_id bigint      not null references promotion_campaigns,
  falls_at    timestamptz not null,
  member_id   bigint      not null,
  chance      integer     not null,
  amount      bigint      not null check (amount >= 0),
  nonce       bigint      not null,
  caught_at   timestamptz not null,
  primary key (campaign_id, falls_at, member_id, chance)
);
comment on table promotion_catches is 'append-only: one envelope for one chance';

-- A cycle whose ranks were paid: later corrections change no rank.
create table promotion_closings (
  campaign_id bigint      not null references promotion_campaigns,
  cycle       text        not null,
  closed_at   timestamptz not null,
  primary key (campaign_id, cycle)
);
comment on table promotion_closings is 'append-only: ranks are paid once';
