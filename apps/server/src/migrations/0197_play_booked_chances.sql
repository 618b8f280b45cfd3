-- More of what the books are compared with: the pots' own figures, and the nonces of every seed.
create view booked_pots as
select 'jackpot:' || pot as purpose, pool from jackpot_pots;

create view booked_nonces as
select member_id, seed_id, count(*) as draws, min(nonce) as first, max(nonce) as last
from bets where seed_id is not null group by member_id, seed_id;

comment on table bets is 'kept: a bet may end otherwise, but it was made';
comment on table seeds is 'kept: every bet can be computed again';
