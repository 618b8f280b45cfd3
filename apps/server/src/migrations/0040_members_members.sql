-- People: who someone is, and under whom he stands. Written only by domains/members.

create table members (
  id             bigint generated always as identity (start with 100001) primary key,
  username       text        not null,
  username_key   text        not null unique,   -- lower case: Ann and ann are one person
  nickname       text        not null,
  type           smallint    not null check (type in (0, 1, 2, 4, 41, 42)),
  upline_id      bigint      references members,
  path           text        not null,          -- '/100001/100007/': below whom, himself last
  level          smallint    not null,          -- 0 directly under the brand
  language       text        not null,
  avatar         text        not null,          -- the number of a drawn picture, or 'file:<id>'
  registered_at  timestamptz not null,
  register_url   text,
  first_login_seen_at timestamptz,
  last_login_at  timestamptz,
  last_login_place text,
  previous_login_at timestamptz,                 -- shown to the member: was that me?
  previous_login_place text,
  frozen_at      timestamptz,
  freeze_reason  text,
  -- Personal data, each sealed with a key outside the database; looked up by keyed hash.
  mobile_sealed  text,
  mobile_lookup  text,
  mobile_verified_at timestamptz,
  dialling_code  text,
  email_sealed   text,
  email_lookup   text,
  email_verified_at timestamptz,
  real_name_sealed text,
  real_name_lookup text,
  birthday_sealed  text,
  profile_sealed   text                          -- the other fields, as one sealed JSON text
);

create unique index members_mobile on members (mobile_lookup) where mobile_lookup is not null;
create unique index members_email on members (email_lookup) where email_lookup is not null;
create index members_real_name on members (real_name_lookup) where real_name_lookup is not null;
create index members_upline on members (upline_id, id);
create index members_path on members (path text_pattern_ops);
create index members_registered on members (registered_at);

-- Who an agent's link or a member's referral brings in.
create table invite_codes (
  code          text        primary key,
  kind          text        not null check (kind in ('agent', 'referral')),
  owner_id      bigint      not null references members,
  opens_type    smallint    not null check (opens_type in (0, 41)),
  rebates       jsonb       not null default '{}',   -- category → parts per million
  note          text        not null default '',
  created_at    timestamptz not null,
  expires_at    timestamptz,
  max_uses      integer,
  used          integer     not null default 0,
  visits        integer     not null default 0,
  is_disabled   boolean     not null default false
);
create index invite_codes_owner on invite_codes (owner_id, created_at);

-- The rebate each account has per category, in parts per million.
create table member_rebates (
  member_id bigint not null references members,
  category  text   not null,
  rate      bigint not null check (rate >= 0),
  primary key (member_id, category)
);

-- Notes that operators keep about a member.
create table member_notes (
  id          bigint generated always as identity primary key,
  member_id   bigint      not null references members,
  operator_id bigint      not null,
  words       text        not null,
  at          timestamptz not null
);
create index member_notes_member on member_notes (member_id, id);
