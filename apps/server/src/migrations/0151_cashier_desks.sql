-- Balances changed by hand, after two people agreed.
create table adjustments (
  id          bigint generated always as identity primary key,
  approval_id bigint      not null unique,
  member_id   bigint      not null,
  amount      bigint      not null check (amount <> 0),
  multiple    int         not null check (multiple >= 0),
  reason      text        not null,
  asked_by    bigint      not null,
  decided_by  bigint      not null check (decided_by <> asked_by),
  at          timestamptz not null
);
comment on table adjustments is 'append-only: what was agreed to stays on record';
create index adjustments_of_members on adjustments (member_id, id);

-- Files for the bank. The file itself is sealed: it holds full account numbers.
create table payout_batches (
  id             bigint generated always as identity primary key,
  content_sealed text        not null,
  hash           text        not null,
  count          int         not null check (count > 0),
  sum            bigint      not null,
  note           text        not null,
  made_by        bigint      not null,
  made_at        timestamptz not null
);
comment on table payout_batches is 'append-only: what was sent to the bank is not made anew';

create table payout_batch_rows (
  withdrawal_id bigint primary key,              -- each goes into one file only
  batch_id      bigint not null,
  place         int    not null
);
comment on table payout_batch_rows is 'append-only: a withdrawal stays in its file';
create index payout_batch_rows_of on payout_batch_rows (batch_id, place);

-- Cases against money laundering.
create table watch_cases (
  id          bigint generated always as identity primary key,
  pattern     text        not null,
  key         text        not null unique,       -- what raised it raises it once
  member_id   bigint      not null,
  other_ids   bigint[]    not null default '{}',
  amount      bigint      not null default 0,
  facts       jsonb       not null,
  state       text        not null default 'OPEN' check (state in ('OPEN', 'CLOSED')),
  assigned_to bigint,
  opened_at   timestamptz not null,
  closed_at   timestamptz,
  outcome     text,
  constraint closed_with_an_outcome check ((state = 'CLOSED') = (closed_at is not null and outcome is not null))
);
create index watch_cases_by_state on watch_cases (state, id);
create index watch_cases_of_members on watch_cases (member_id, pattern, opened_at);

create table watch_notes (
  id      bigint generated always as identity primary key,
  case_id bigint      not null,
  by      bigint      not null,
  text    text        not null,
  at      timestamptz not null
);
comment on table watch_notes is 'append-only: what was noted stays noted';
create index watch_notes_of on watch_notes (case_id, id);

-- Up to when everything was looked at.
create table watch_cursor (
  only_one boolean     primary key default true check (only_one),
  until    timestamptz not null
);

create index deposits_by_credit on deposits (decided_at) where credited is not null;
