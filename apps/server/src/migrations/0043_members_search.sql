-- Operators search by the beginning of a name.
create index members_username_begins on members (username_key text_pattern_ops);
