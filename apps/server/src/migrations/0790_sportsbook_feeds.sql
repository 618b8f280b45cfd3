-- Outside feeds: how they are connected, what they told, and what of it is missing.

create table sports_feeds (
  code            text primary key,
  name            text not null,
  addresses       text[] not null,
  silent_seconds  int  not null check (silent_seconds between 5 and 600),
  secret          text not null,
  secret_tail     text not null,
  previous_secret text,
  previous_until  timestamptz,
  is_enabled      boolean not null,
  version         int not null,
  changed_at      timestamptz not null,
  reached         bigint not null default 0,  -- the highest number that was heard
  heard_at        timestamptz,                -- when anything new was
  lag_ms          int    not null default 0,
  taken           bigint not null default 0,
  repeated        bigint not null default 0,
  refused         bigint not null default 0,
  late            bigint not null default 0
);

create table sports_feed_gaps (
  feed        text   not null references sports_feeds,
  from_number bigint not null,
  to_number   bigint not null,
  since       timestamptz not null,
  primary key (feed, from_number)
);

-- A match is what all its messages come to, in whichever order they came.
create table sports_feed_messages (
  feed     text   not null references sports_feeds,
  number   bigint not null,
  id       text   not null,
  match    text   not null,           -- the feed's own name for it
  content  jsonb  not null,
  heard_at timestamptz not null,
  primary key (feed, number),
  unique (feed, id)
);
create index sports_feed_messages_of_matches on sports_feed_messages (feed, match, number);

alter table sports_leagues add column feed text references sports_feeds;

alter table sports_matches
  add column feed        text references sports_feeds,
  add column feed_match  text,
  add column prices      jsonb,                            -- told by the feed; null: those of the model
  add column is_held     boolean not null default false,   -- what was told cannot be priced
  add column told_number bigint;                           -- the message that ended it
create unique index sports_matches_of_feeds on sports_matches (feed, feed_match) where feed is not null;
