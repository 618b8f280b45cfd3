-- An attempt is counted before it is looked at; a right one takes back its own rows and no others.
alter table sign_in_failures add column id bigint generated always as identity primary key;

-- A remembered device goes with the session it belongs to.
alter table remembered_devices add column session_id bigint;
create index remembered_devices_session on remembered_devices (session_id);

-- A code for a number that nobody has is never sent, and costs the day's budget nothing.
alter table verification_codes add column is_withheld boolean not null default false;
-- What a checked code has proved, for the session that checked it.
alter table verification_codes add column proved_at timestamptz;
alter table verification_codes add column proved_session bigint;

alter table reset_links add column used_at timestamptz;
create index reset_links_member on reset_links (member_id, created_at);

alter table outbox_messages drop constraint outbox_messages_state_check;
alter table outbox_messages add check (state in ('kept', 'sending', 'sent', 'failed'));
create index outbox_messages_member on outbox_messages (member_id, id desc);
