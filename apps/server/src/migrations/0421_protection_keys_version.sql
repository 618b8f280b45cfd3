-- By which spelling the keys of someone excluded were made: older ones are made anew by the clock.
alter table protection_members add column keys_version smallint not null default 1;
create index protection_members_old_keys on protection_members (keys_version) where bar_kind = 'exclusion';
