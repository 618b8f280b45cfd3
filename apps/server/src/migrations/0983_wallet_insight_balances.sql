-- What members have with the house, as the statement of it counts.
create view insight_balances as
select member_id, purpose, currency, balance from accounts where member_id is not null and balance <> 0;
