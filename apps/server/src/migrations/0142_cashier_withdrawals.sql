-- Money on its way out. It lies in the member's payouts account until the member has it.
create table withdrawals (
  id                bigint generated always as identity primary key,
  member_id         bigint      not null,
  payout_account_id bigint      not null,
  kind              text        not null check (kind in ('BC', 'EW', 'VW')),
  bank_code         text        not null,
  account_shown     text        not null,              -- masked
  amount            bigint      not null check (amount > 0),
  fee               bigint      not null check (fee >= 0),
  remaining         bigint      not null check (remaining >= 0), -- what the member does not have yet
  refunded          bigint      not null default 0,
  state             text        not null check (state in ('APPLIED', 'RISK_REVIEW', 'APPROVED', 'PAYING',
                      'PAY_FAILED', 'DISBURSED', 'DISPUTE', 'PARTIAL_DISPUTE', 'RECEIVED',
                      'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REFUNDED', 'CANCELLED')),
  hints             text[]      not null default '{}', -- for the desk
  rounds            int         not null default 0,    -- how often it was paid
  applied_on        date        not null,              -- the platform's day
  applied_at        timestamptz not null,
  disbursed_at      timestamptz,
  confirm_by        timestamptz,
  remind_at         timestamptz,
  ended_at          timestamptz
);
create unique index withdrawals_one_open on withdrawals (member_id) where ended_at is null;
create index withdrawals_of_members on withdrawals (member_id, applied_at);
create index withdrawals_by_state on withdrawals (state, id);
create index withdrawals_waiting on withdrawals (confirm_by) where state = 'DISBURSED';
create index withdrawals_by_time on withdrawals (applied_at);

create table withdrawal_steps (
  id            bigint generated always as identity primary key,
  withdrawal_id bigint      not null,
  state         text        not null,
  actor         text        not null,
  note          text        not null default '',
  amount        bigint,
  proof_ids     bigint[]    not null default '{}',
  at            timestamptz not null
);
comment on table withdrawal_steps is 'append-only: what happened to a withdrawal stays so';
create index withdrawal_steps_of on withdrawal_steps (withdrawal_id, id);
