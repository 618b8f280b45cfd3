-- Who runs the house: operators and their sessions. Written only by domains/operators.

create table operators (
  id                    bigint generated always as identity primary key,
  username              text        not null unique,
  name                  text        not null,
  password_hash         text        not null,
  needs_password_change boolean     not null,
  roles                 text[]      not null,
  is_disabled           boolean     not null default false,
  totp_secret           text,                              -- sealed; null without a second factor
  totp_pending          text,                              -- sealed; drawn, not yet confirmed
  totp_last_step        bigint      not null default 0,    -- a code counts once
  recovery_codes        text[]      not null default '{}', -- keyed hashes
  reset_by              bigint      references operators,  -- who last gave this account a new way in
  reset_at              timestamptz,
  version               integer     not null default 1,
  created_at            timestamptz not null,
  last_login_at         timestamptz
);

create table operator_sessions (
  id          bigint generated always as identity primary key,
  operator_id bigint      not null references operators,
  token_hash  text        not null unique,
  address     text        not null,
  user_agent  text        not null,
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  ended_at    timestamptz
);

create index on operator_sessions (operator_id) where ended_at is null;

-- Every try to log in that has not succeeded; a success takes the account's away.
create table operator_login_tries (
  id       bigint generated always as identity primary key,
  account  text        not null,
  address  text        not null,
  tried_at timestamptz not null
);

create index on operator_login_tries (account, tried_at);
create index on operator_login_tries (address, tried_at);
