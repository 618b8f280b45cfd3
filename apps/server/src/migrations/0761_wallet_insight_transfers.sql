-- Members' money as the book of sums counts it.
create view insight_transfers as
select t.id, a.member_id, a.purpose, a.currency, t.reason, t.key, t.amount, t.at
from transfers t join accounts a on a.id = t.account_id
where a.member_id is not null;

-- Which numbers the ledger has given out, whoever's money it was.
create view transfer_numbers as select id from transfers;
