-- A password that someone else drew for an account opens it until then, and only to choose another.
alter table credentials add column one_time_until timestamptz;
