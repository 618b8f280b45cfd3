-- What is paid by contract: one run for each kind and period, whichever server comes first.
create table pay_runs (
  id          bigint generated always as identity primary key,
  kind        text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY')),
  period_from date not null,
  period_to   date not null,
  state       text not null check (state in ('WAITING', 'PAID')),
  attempt     int  not null default 1,      -- raised by every recalculation: part of the ledger's keys
  at          timestamptz not null,
  unique (kind, period_from, period_to)
);

create table bills (
  id          bigint generated always as identity primary key,
  run_id      bigint not null references pay_runs,
  contract_id bigint not null references contracts,
  kind        text   not null,
  receiver_id bigint not null,
  payer_id    bigint,                       -- null: the company
  period_from date   not null,
  period_to   date   not null,
  gross       bigint not null check (gross >= 0),
  paid        bigint not null check (paid between 0 and gross),
  owed        bigint not null,              -- to those directly below, in this run
  owed_paid   bigint not null,
  state       text   not null check (state in ('NOT_REACHED', 'PENDING_APPROVAL', 'PAYABLE', 'PAID',
                       'PART_PAID', 'INSUFFICIENT', 'REJECTED')),
  calculation jsonb  not null,              -- why this amount
  reason      text,
  at          timestamptz not null,
  unique (run_id, receiver_id)
);
create index bills_of_receivers on bills (receiver_id, kind, id);
create index bills_of_payers on bills (payer_id, kind, id);
create index bills_of_contracts on bills (contract_id, period_to);
