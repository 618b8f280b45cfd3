-- Members' money as reports count it. `written_by` is the transaction that wrote a row: what is still
-- being written elsewhere can so be waited for.
create view counted_transfers as
select t.id, t.xmin as written_by, a.member_id, a.purpose, t.reason, t.amount, t.balance_after, t.bet_id,
       t.key, t.at
from transfers t join accounts a on a.id = t.account_id
where a.member_id is not null and a.currency = 'USD';

-- What a member can spend: the main wallet and those at vendors.
create view spendable_balances as
select member_id, balance from accounts
where member_id is not null and currency = 'USD' and (purpose = 'cash' or purpose like 'vendor:%');
