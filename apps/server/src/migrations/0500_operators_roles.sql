-- Roles that a brand composes itself, beside the shipped ones. An operator holds both by their code.
create table operator_roles (
  code        text        primary key check (code ~ '^own-[a-z0-9-]{1,40}$'),
  name        text        not null,
  description text        not null,
  rights      text[]      not null,
  version     integer     not null,
  created_at  timestamptz not null
);

-- The greatest sums that one operator decides by themselves; none: no limit of their own.
create table operator_limits (
  operator_id    bigint  primary key references operators,
  withdrawal     bigint  check (withdrawal >= 0),
  withdrawal_day bigint  check (withdrawal_day >= 0),
  credit         bigint  check (credit >= 0),
  credit_day     bigint  check (credit_day >= 0),
  version        integer not null
);

-- What an operator let go: by this the sums of a day are kept to.
create table operator_uses (
  id          bigint      generated always as identity primary key,
  operator_id bigint      not null references operators,
  of          text        not null check (of in ('withdrawal', 'credit')),
  amount      bigint      not null,
  approval_id bigint      references approvals,
  at          timestamptz not null
);
create index operator_uses_lately on operator_uses (operator_id, of, at);
create index operator_uses_of_approvals on operator_uses (approval_id) where approval_id is not null;
