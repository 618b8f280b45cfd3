-- Where someone stood until he was moved: what was decided before belongs there, whenever it is counted.
create table former_places (
  member_id bigint not null,
  until     timestamptz not null,
  path      text   collate "C" not null,
  primary key (member_id, until)
);

-- What of its first period another contract is billed for already.
alter table contracts add column opening jsonb;

-- Whoever changed his upline in the midst of a period has a bill from each.
alter table bills drop constraint bills_run_id_receiver_id_key;
alter table bills add constraint bills_of_runs unique (run_id, contract_id);

-- A debt is as old as the day it could have been paid: not while a run waited, or a bill was held.
alter table bills add column due_at timestamptz;
update bills set due_at = at where run_id in (select id from pay_runs where state = 'PAID');
drop index bills_owed;
create index bills_owed on bills (payer_id, due_at)
  where state in ('PAYABLE', 'PART_PAID', 'INSUFFICIENT') and payer_id is not null;

-- What accrued below zero is floored like everything else: the smallest part of a cent is due.
drop index accruals_due;
create index accruals_due on accruals (member_id) where units >= 100 or units < 0;
