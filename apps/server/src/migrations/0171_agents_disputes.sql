-- A bill that its receiver contests: one open case at a time.
create table bill_disputes (
  id         bigint generated always as identity primary key,
  bill_id    bigint not null,
  run_id     bigint not null,
  member_id  bigint not null,
  words      text   not null,
  state      text   not null check (state in ('OPEN', 'UPHELD', 'REJECTED')),
  answer     text,
  at         timestamptz not null,
  decided_at timestamptz
);
create unique index bill_disputes_open on bill_disputes (bill_id) where state = 'OPEN';
create index bill_disputes_by_state on bill_disputes (state, id);
