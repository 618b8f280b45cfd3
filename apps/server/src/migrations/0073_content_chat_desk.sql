-- Who of the operators looks after a conversation; none while it waits for anyone.
alter table chat_threads add column taken_by bigint;
