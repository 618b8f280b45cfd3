-- Money between an upline and a downline: the ledger has the two rows, this says what they were.
create table tree_transfers (
  id       bigint generated always as identity primary key,
  kind     text        not null check (kind in ('UP', 'DOWN', 'COLLECT')),
  label    text        not null check (label in ('ORDINARY', 'ACTIVITY', 'DIVIDEND')),
  asked_by bigint      not null,
  from_id  bigint      not null,
  to_id    bigint      not null check (to_id <> from_id),
  amount   bigint      not null check (amount > 0),
  remark   text        not null default '',
  day      date        not null,               -- the platform's
  at       timestamptz not null
);
comment on table tree_transfers is 'append-only: what was sent is taken back by another transfer';
create index tree_transfers_asked on tree_transfers (asked_by, day);
create index tree_transfers_out on tree_transfers (from_id, id);
create index tree_transfers_in on tree_transfers (to_id, id);
create index tree_transfers_by_time on tree_transfers (at);

-- Members for whom launching a game moves their money by itself; who is not here moves it by hand.
create table auto_transfers (
  member_id  bigint      primary key,
  changed_at timestamptz not null
);
