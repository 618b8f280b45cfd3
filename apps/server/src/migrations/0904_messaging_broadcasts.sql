-- By which ways a member wants news and offers; null: they never chose, and the brand's rule holds.
create table messaging_wishes (
  member_id  bigint      primary key,
  inbox      boolean,
  mail       boolean,
  sms        boolean,
  updated_at timestamptz not null
);

create table messaging_settings (
  id         integer     primary key check (id = 1),
  content    jsonb       not null,
  version    integer     not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);

-- Messages to segments.
create table broadcasts (
  id         bigint generated always as identity primary key,
  state      text        not null check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'STOPPED', 'DONE')),
  content    jsonb       not null,
  version    integer     not null,
  next_at    timestamptz,             -- when it is sent the next time
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);
comment on table broadcasts is 'kept: whom it was sent to names it';
create index broadcasts_due on broadcasts (next_at) where state = 'SCHEDULED';
create index broadcasts_sending on broadcasts (id) where state = 'SENDING';

-- One sending, with the words of that hour.
create table broadcast_runs (
  id           bigint generated always as identity primary key,
  broadcast_id bigint      not null references broadcasts,
  content      jsonb       not null,
  due_at       timestamptz not null,
  chosen_at    timestamptz not null,
  finished_at  timestamptz,
  unique (broadcast_id, due_at)
);
comment on table broadcast_runs is 'kept: whom it was sent to names it';
create unique index broadcast_runs_open on broadcast_runs (broadcast_id) where finished_at is null;

-- Who was chosen; the control group is not written to.
create table broadcast_recipients (
  run_id     bigint  not null references broadcast_runs,
  member_id  bigint  not null,
  is_control boolean not null,
  primary key (run_id, member_id)
);

-- One message to one member by one way: written once, whoever sends it.
create table broadcast_sends (
  run_id     bigint      not null,
  member_id  bigint      not null,
  channel    text        not null check (channel in ('INBOX', 'MAIL', 'SMS')),
  state      text        not null check (state in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'SKIPPED')),
  reason     text,
  claimed_at timestamptz,             -- from here on it is never sent again
  parts      integer     not null default 0, -- of an SMS, as it is charged
  code       text        unique,      -- of its link
  message_id bigint,                  -- in the inbox
  clicked_at timestamptz,
  primary key (run_id, member_id, channel),
  foreign key (run_id, member_id) references broadcast_recipients
);
create index broadcast_sends_waiting on broadcast_sends (run_id, member_id) where state = 'WAITING';
create index broadcast_sends_claimed on broadcast_sends (channel, claimed_at) where claimed_at is not null;
create index broadcast_sends_sending on broadcast_sends (claimed_at) where state = 'SENDING';
create index broadcast_sends_by_member on broadcast_sends (member_id, claimed_at) where claimed_at is not null;
