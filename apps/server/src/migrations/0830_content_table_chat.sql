-- Every live table has a room of its own, with the rules and the moderators of the room for all.
alter table chat_messages add column room text not null default '';

create index chat_messages_table_room on chat_messages (room, id desc) where thread_id is null and room <> '';

comment on column chat_messages.room is 'of words without a thread: the table at which they were said; empty: the room for all';
