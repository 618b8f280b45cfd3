-- The brand's money is what is neither points nor play money: which it is, the first start decides.
-- Who counts waits until nothing below a number can appear, so the writing transaction is not asked for.
drop view counted_transfers;
create view counted_transfers as
select t.id, a.member_id, a.purpose, t.reason, t.amount, t.balance_after, t.bet_id,
       t.key, t.at
from transfers t join accounts a on a.id = t.account_id
where a.member_id is not null and a.currency not in ('PTS', 'FUN');

create or replace view spendable_balances as
select member_id, balance from accounts
where member_id is not null and currency not in ('PTS', 'FUN')
  and (purpose = 'cash' or purpose like 'vendor:%');
