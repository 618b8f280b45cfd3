-- What went into the jackpots' accounts and out of them, as their statement counts it.
create view insight_pot_moves as
select t.id, substr(a.purpose, length('jackpot:') + 1) as pot, t.key, t.amount, t.at
from transfers t join accounts a on a.id = t.account_id
where t.seq is null and a.member_id is null and a.purpose like 'jackpot:%'
union all
select t.id, substr(a.purpose, length('jackpot:') + 1), t.key, -t.amount, t.at
from transfers t join accounts a on a.id = t.counter_account_id
where t.seq is null and a.member_id is null and a.purpose like 'jackpot:%';
