-- What the books are compared with: each deposit and withdrawal as the cashier's own papers have it.
create view booked_deposits as
select id, member_id, credited, '#deposit.' || id as key from deposits where credited is not null;

create view booked_withdrawals as
select id, member_id, amount, '#withdraw.' || id as key,
  case when state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'REFUNDED', 'CANCELLED') then 0
       else remaining + case when fee_taken then 0 else fee end end as held
from withdrawals;

comment on table deposits is 'kept: papers of money that came';
comment on table withdrawals is 'kept: papers of money that went';
