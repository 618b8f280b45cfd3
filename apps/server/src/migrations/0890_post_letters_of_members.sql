-- Letters of one member, newest first: the outbox of a member and their story ask for them.

create index outbox_messages_of_members on outbox_messages (member_id, at desc, id desc) where member_id is not null;
