-- A round of crash that two operators called off: its stakes go back, what it paid is taken back.
alter table crash_rounds add column voided_at timestamptz;
alter table crash_rounds add constraint void_after_crash check (voided_at is null or crash is not null);
