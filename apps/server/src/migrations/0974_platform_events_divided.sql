-- Events are let go by whole partitions. A detour is only ever made of an event that its listener has
-- not passed, and such events are kept: the reference between them would make every partition wait.
alter table event_detours drop constraint event_detours_event_id_fkey;
select divide_table(row('events', 'events_id_seq', 10000000, 2, true)::partition_rules, true);
