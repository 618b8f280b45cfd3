-- What must be played before money may leave: one row for each credit that asks for it.
create table turnover_requirements (
  id         bigint generated always as identity primary key,
  member_id  bigint      not null,
  kind       text        not null,              -- DEPOSIT, TRANSFER_IN, PROMO …
  reference  text        not null,              -- the credit it came with
  amount     bigint      not null check (amount > 0),
  multiple   int         not null check (multiple > 0),
  required   bigint      not null check (required > 0),
  filled     bigint      not null default 0 check (filled >= 0 and filled <= required),
  weights    jsonb,                             -- category: per cent that counts; null: all of it
  opened_at  timestamptz not null,
  closed_at  timestamptz,
  closed_for text check (closed_for in ('filled', 'bust', 'waived')),
  constraint once_per_credit unique (member_id, reference),
  constraint closed_with_a_reason check ((closed_at is null) = (closed_for is null))
);
create index turnover_requirements_open on turnover_requirements (member_id, id) where closed_at is null;
create index turnover_requirements_of_members on turnover_requirements (member_id, opened_at);

-- Deposits, from the wish to the credit.
create table deposits (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null,
  reference   text        not null,             -- made by whoever asked; the same one deposits once
  channel     text        not null,
  method      text        not null,
  state       text        not null check (state in ('CREATED', 'WAITING_PAYMENT', 'CONFIRMING', 'SUCCESS',
                'ADJUSTED_SUCCESS', 'EXPIRED', 'CANCELLED', 'FAILED')),
  asked       bigint      not null check (asked > 0),
  shown       bigint      not null,             -- what to pay: with cents of its own where they match it
  received    bigint,
  fee         bigint      not null default 0,
  bonus       bigint      not null default 0,
  credited    bigint,
  rate        bigint      not null,             -- parts per million of what is paid
  payer_sealed text,
  external_id text,
  proof_ids   bigint[]    not null default '{}',
  remark      text        not null default '',
  is_first    boolean     not null default false,
  created_at  timestamptz not null,
  expires_at  timestamptz,
  paid_at     timestamptz,                      -- the member says so
  decided_at  timestamptz,
  decided_by  text,
  constraint deposits_once unique (member_id, reference)
);
create unique index deposits_one_open on deposits (member_id, channel)
  where state in ('CREATED', 'WAITING_PAYMENT', 'CONFIRMING');
create unique index deposits_own_cents on deposits (channel, shown)
  where state in ('CREATED', 'WAITING_PAYMENT', 'CONFIRMING') and method = 'MT';
create index deposits_due on deposits (expires_at) where state in ('CREATED', 'WAITING_PAYMENT');
create index deposits_of_members on deposits (member_id, created_at);
create index deposits_by_time on deposits (created_at);
create index deposits_by_state on deposits (state, id);
