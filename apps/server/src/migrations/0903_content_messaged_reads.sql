-- Which messages of the inbox were read.
create view messaged_reads as
select id, read_at from messages where read_at is not null;
