-- What a night's proof asks of the bets of a day besides their amounts.
create or replace view booked_bets as
select id, member_id, currency, state, stake, payout, settlements, request_id, seed_id, nonce, placed_at
from bets;
