-- Proving who one is: passwords, sessions, codes. Written only by domains/identity.

create table credentials (
  member_id       bigint      primary key,
  password_hash   text,                           -- none: signs in by code or provider only
  is_default      boolean     not null default false,
  changed_at      timestamptz not null,
  payment_hash    text,
  payment_failures integer    not null default 0,
  payment_locked_until timestamptz
);

create table sessions (
  id            bigint generated always as identity primary key,
  token_hash    text        not null unique,      -- the token itself is kept by its owner only
  member_id     bigint      not null,
  started_at    timestamptz not null,
  last_seen_at  timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  end_reason    text,
  proved_at     timestamptz,                      -- when the password was last given; none: remembered
  is_restricted boolean     not null,             -- must change the password before anything else
  address       text        not null,
  location      text,
  user_agent    text        not null,
  device_id     text
);
create index sessions_living on sessions (member_id, last_seen_at) where ended_at is null;

-- The remember-me cookie of one device, good for a day.
create table remembered_devices (
  token_hash  text        primary key,
  member_id   bigint      not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  device_id   text
);
create index remembered_devices_member on remembered_devices (member_id);

-- Every attempt to sign in, successful or refused.
create table sign_ins (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null,
  at          timestamptz not null,
  result      text        not null,
  method      text        not null,
  address     text        not null,
  location    text,
  user_agent  text        not null,
  device_id   text
);
create index sign_ins_member on sign_ins (member_id, id desc);

-- Where a member has signed in from before: an unknown place may ask for more than the password.
create table known_places (
  member_id   bigint      not null,
  place       text        not null,               -- 'address:<keyed hash>' or 'device:<keyed hash>'
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  primary key (member_id, place)
);

-- Failures by account, address and device, for as long as they count.
create table sign_in_failures (
  subject     text        not null,
  at          timestamptz not null
);
create index sign_in_failures_subject on sign_in_failures (subject, at);

create table captchas (
  id          text        primary key,
  answer_hash text        not null,
  client      text        not null,               -- keyed hash of the address it was made for
  expires_at  timestamptz not null
);
create index captchas_expiry on captchas (expires_at);

-- A login that waits for a second proof.
create table login_challenges (
  id          text        primary key,
  member_id   bigint      not null,
  methods     text[]      not null,
  reason      text        not null,               -- 'second-factor' or 'unknown-place'
  request     jsonb       not null,               -- how the login was made: device, remember-me, page
  passkey_challenge text,
  tries_left  integer     not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index login_challenges_expiry on login_challenges (expires_at);

-- Codes sent by SMS or mail; kept hashed, bound to contact and purpose.
create table verification_codes (
  id          bigint generated always as identity primary key,
  channel     text        not null check (channel in ('sms', 'mail')),
  contact     text        not null,               -- keyed hash of the number or address
  purpose     text        not null,
  code_hash   text        not null,
  tries_left  integer     not null,
  address     text        not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index verification_codes_contact on verification_codes (contact, purpose, id desc);
create index verification_codes_address on verification_codes (address, created_at);
create index verification_codes_created on verification_codes (created_at);

-- Every SMS and mail that left the house, or would have left it where no gateway is configured.
create table outbox_messages (
  id          bigint generated always as identity primary key,
  channel     text        not null check (channel in ('sms', 'mail')),
  recipient   text        not null,               -- keyed hash, to find the messages of one contact
  recipient_sealed text   not null,
  subject     text        not null,
  words_sealed text       not null,
  code_sealed text,
  member_id   bigint,
  state       text        not null check (state in ('kept', 'sent', 'failed')),
  at          timestamptz not null
);
create index outbox_messages_recipient on outbox_messages (recipient, id desc);
create index outbox_messages_at on outbox_messages (at);

-- A mailed link that sets a new password.
create table reset_links (
  key_hash    text        primary key,
  member_id   bigint      not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);

-- Second proofs: an authenticator app, recovery codes, passkeys.
create table authenticators (
  member_id     bigint      primary key,
  secret_sealed text        not null,
  confirmed_at  timestamptz,
  last_step     bigint      not null default 0    -- a code is good for one use
);

create table recovery_codes (
  member_id     bigint      not null,
  code_hash     text        not null,
  used_at       timestamptz,
  primary key (member_id, code_hash)
);

create table passkeys (
  id            bigint generated always as identity primary key,
  member_id     bigint      not null,
  credential_id text        not null unique,
  public_key    text        not null,
  counter       bigint      not null,
  transports    text[]      not null,
  name          text        not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_member on passkeys (member_id);

-- What a browser must sign to make or use a passkey: one use, a few minutes.
create table passkey_challenges (
  challenge     text        primary key,
  member_id     bigint,
  expires_at    timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table security_answers (
  member_id     bigint      not null,
  question_id   smallint    not null,
  answer_hash   text        not null,
  primary key (member_id, question_id)
);

-- Where withdrawals go: the number itself is sealed, and found again by keyed hash.
create table payout_accounts (
  id            bigint generated always as identity primary key,
  member_id     bigint      not null,
  kind          text        not null check (kind in ('BC', 'EW', 'VW')),
  bank_code     text        not null,
  network       text,
  account_sealed text       not null,
  account_lookup text       not null,
  holder_sealed text        not null,
  added_at      timestamptz not null,
  usable_at     timestamptz not null,
  removed_at    timestamptz
);
create unique index payout_accounts_once on payout_accounts (member_id, kind, account_lookup) where removed_at is null;
create index payout_accounts_lookup on payout_accounts (account_lookup);

-- Accounts at outside providers that open an account here.
create table provider_links (
  provider      text        not null,
  subject       text        not null,             -- keyed hash of the provider's own id
  member_id     bigint      not null,
  linked_at     timestamptz not null,
  primary key (provider, subject)
);
create index provider_links_member on provider_links (member_id);

-- Bot checks that were solved: each counts once.
create table spent_bot_checks (
  challenge   text        primary key,
  at          timestamptz not null
);

-- Who asked for an account or a code, by address, so that a bot check is wanted from the busy ones.
create table asked_for (
  address     text        not null,               -- keyed hash
  what        text        not null,
  at          timestamptz not null
);
create index asked_for_address on asked_for (address, what, at);
