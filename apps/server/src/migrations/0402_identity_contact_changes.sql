-- Ways in that were changed: told to the contacts from before, who can take them back for a while.

create table contact_changes (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null,
  what          text        not null check (what in ('mail', 'sms', 'support')),
  before_sealed text        not null,           -- the contacts before it, as their columns were
  key_hash      text        not null unique,
  changed_at    timestamptz not null,
  settles_at    timestamptz not null,
  taken_back_at timestamptz
);

create index on contact_changes (member_id, settles_at) where taken_back_at is null;
