-- Browsers that their members allowed to be told of offers by push. The address is a secret: whoever has
-- it can send there.
create table push_devices (
  id         bigint generated always as identity primary key,
  member_id  bigint      not null,
  lookup     text        not null unique, -- a keyed hash of the address
  sealed     text        not null,        -- the address and the browser's keys
  created_at timestamptz not null
);
create index push_devices_of_members on push_devices (member_id, id);

-- By these push services know the house; made once, since browsers hold on to it.
create table push_keys (
  id             integer     primary key check (id = 1),
  public         text        not null,
  private_sealed text        not null,
  created_at     timestamptz not null
);
comment on table push_keys is 'kept: every allowed browser belongs to it';

alter table broadcast_sends drop constraint broadcast_sends_channel_check,
  add constraint broadcast_sends_channel_check check (channel in ('INBOX', 'MAIL', 'SMS', 'PUSH'));
