-- The last minutes of every socket topic, so that a client can resume on any server.
-- Nothing here has to survive a crash: after one, ids go on from the time of day, which is higher.
create unlogged table realtime_topics (
  topic text primary key,
  last_id bigint not null,
  at timestamptz not null
);

create unlogged table realtime_messages (
  topic text not null,
  id bigint not null,
  at timestamptz not null,
  body text not null,
  primary key (topic, id)
);
create index realtime_messages_by_time on realtime_messages (at);
create index realtime_topics_by_time on realtime_topics (at);
