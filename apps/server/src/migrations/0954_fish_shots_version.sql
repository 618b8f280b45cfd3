-- Counts the writes of a magazine's shots: a server that has read them knows whether it has the newest.
alter table fish_magazines add column shots_version integer not null default 0;
