-- The vault: accounts hold money, transfers move it. Written only by domains/wallet.

create table accounts (
  id         bigint generated always as identity primary key,
  member_id  bigint,                    -- null: the house's own
  purpose    text   collate "C" not null, -- cash, stakes, payouts, vendor:<code> …; games, promotions, bank …
  currency   text   collate "C" not null,
  balance    bigint,                    -- kept for members; a house account's balance is a sum
  seq        bigint not null default 0, -- of the account's last transfer
  -- What a bet locks lies in one row: the fairness state stands beside the balance.
  seed_id    bigint,
  nonce      bigint not null default 0, -- of the last bet under this seed
  closed_for text,                      -- why its owner may not play with it now
  opened_at  timestamptz not null,
  constraint one_of_a_kind unique nulls not distinct (member_id, purpose, currency),
  constraint balance_covered check (balance >= 0),
  constraint balance_kept_for_members check ((member_id is null) = (balance is null))
) with (fillfactor = 50);

-- No foreign keys here: a transfer is written while its account's row is locked, and reconciliation
-- looks for orphans; two lookups per row would cost a fifth of a bet.
create table transfers (
  id                 bigint generated always as identity primary key,
  account_id         bigint not null,
  counter_account_id bigint not null,      -- always the house's
  seq                bigint,               -- null between two accounts of the house
  amount             bigint not null,      -- signed, as the account sees it
  balance_after      bigint,
  bet_id             bigint,
  at                 timestamptz not null,
  reason             text   collate "C" not null,
  key                text   collate "C" not null,
  constraint balance_after_covered check (balance_after >= 0),
  constraint both_or_none check ((seq is null) = (balance_after is null)),
  constraint once_per_key unique (account_id, key),
  constraint once_per_seq unique (account_id, seq)
);
comment on table transfers is 'append-only: what was posted is corrected by posting again';
create index transfers_in_house on transfers (account_id) where seq is null;

-- Requests that moved no money of their own key: refusals, and calls answered later from here.
create table requests (
  member_id bigint not null,
  key       text   collate "C" not null,
  content   text   not null, -- fingerprint of what was asked
  answer    jsonb,
  refused   text,
  at        timestamptz not null,
  primary key (member_id, key)
);
create index requests_refused on requests (member_id, at) where refused is not null;
create index requests_by_age on requests (at);

-- Transfers between the main wallet and a vendor's: what was asked of the vendor, and what came of it.
create table vendor_transfers (
  id         bigint generated always as identity primary key,
  member_id  bigint not null,
  vendor     text   not null,
  direction  text   not null check (direction in ('TO_VENDOR', 'FROM_VENDOR')),
  amount     bigint not null check (amount > 0),
  status     text   not null check (status in ('UNKNOWN', 'SUCCESS', 'FAILED')),
  tries      int    not null default 0,
  asked_at   timestamptz not null,
  next_at    timestamptz not null,
  decided_at timestamptz
);
create index vendor_transfers_open on vendor_transfers (next_at) where status = 'UNKNOWN';
create index vendor_transfers_of_members on vendor_transfers (member_id, id);

create table reconciliations (
  id         bigint generated always as identity primary key,
  started_at timestamptz not null,
  ended_at   timestamptz not null,
  transfers  bigint not null,
  accounts   bigint not null,
  fault      jsonb                 -- the first bad row; null: the books are right
);
comment on table reconciliations is 'append-only: what was found stays found';

insert into accounts (purpose, currency, opened_at)
select purpose, currency, '2026-01-01T00:00:00Z'
from unnest(array['games', 'promotions', 'fees', 'bank', 'clearing', 'adjustments', 'agents',
                  'jackpot', 'points', 'vendors', 'debts']) purpose,
     unnest(array['USD', 'PTS', 'FUN']) currency;

create view audit_accounts as
select id, 'member:' || member_id as owner, purpose, currency, balance
from accounts where member_id is not null
union all
select a.id, 'house', a.purpose, a.currency, (coalesce(t.total, 0) + coalesce(h.total, 0))::bigint
from accounts a
left join (select counter_account_id, -sum(amount) as total from transfers group by 1) t
  on t.counter_account_id = a.id
left join (select account_id, sum(amount) as total from transfers where seq is null group by 1) h
  on h.account_id = a.id
where a.member_id is null;

create view audit_transfers as
select id, account_id, counter_account_id, seq, amount, balance_after, key, reason, bet_id, at
from transfers;
