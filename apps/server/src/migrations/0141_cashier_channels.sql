-- The ways to pay in, as operators set them.
create table deposit_channels (
  code          text        primary key,
  method        text        not null,              -- MT bank transfer, PG redirect, QR, USDT, CARD, AGENT
  name          text        not null,
  gateway       text,                              -- null: matched at the desk
  least         bigint      not null check (least > 0),
  most          bigint      not null check (most >= least),
  step          bigint      not null default 100 check (step > 0),
  fixed_amounts bigint[]    not null default '{}', -- not empty: only these
  fee_rate      bigint      not null default 0,    -- parts per million
  bonus_rate    bigint      not null default 0,
  rate          bigint      not null default 1000000,
  confirmations int         not null default 0,
  minutes       int         not null default 15,
  account       jsonb       not null default '{}', -- what is shown to whoever pays
  note          text        not null default '',
  is_open       boolean     not null default true,
  sort          int         not null default 0,
  version       int         not null default 1,
  updated_at    timestamptz not null,
  updated_by    bigint      not null
);

-- Money that arrived, each once, with the order it belongs to.
create table deposit_payments (
  id            bigint generated always as identity primary key,
  channel       text        not null,
  external_id   text        not null,
  deposit_id    bigint,                            -- named by the sender, or found by its cents
  amount        bigint      not null check (amount > 0),
  confirmations int         not null default 0,
  note          text        not null default '',
  arrived_at    timestamptz not null,
  matched_at    timestamptz,                       -- null: nobody was credited yet
  matched_by    text,
  constraint one_payment unique (channel, external_id)
);
create index deposit_payments_unmatched on deposit_payments (id) where matched_at is null;

-- What the sample gateway has been told to do: it plays the bank in demo and test.
create table sample_gateway_payments (
  id         bigint generated always as identity primary key,
  deposit_id bigint      not null,
  amount     bigint      not null,
  external_id text       not null unique,
  due_at     timestamptz not null,
  sent_at    timestamptz
);
create index sample_gateway_due on sample_gateway_payments (due_at) where sent_at is null;

-- Rules an operator may change; what is not stored is as shipped.
create table cashier_settings (
  id         int         primary key check (id = 1),
  content    jsonb       not null,
  version    int         not null,
  updated_at timestamptz not null,
  updated_by bigint      not null
);
