-- A run can be held before it is paid, and so can one bill of it.
alter table pay_runs drop constraint pay_runs_state_check;
alter table pay_runs add constraint pay_runs_state_check check (state in ('WAITING', 'HELD', 'PAID'));
alter table pay_runs add column held_reason text;
alter table bills add column held_reason text;   -- not null: kept out of the payment until released

-- What someone still owes to those directly below, oldest first.
create index bills_owed on bills (payer_id, at) where state in ('PAYABLE', 'PART_PAID') and payer_id is not null;
