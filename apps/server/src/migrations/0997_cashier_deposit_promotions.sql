-- The promotion that a member chose with the order; none was chosen where it is empty.
alter table deposits add column promotion_id bigint;
