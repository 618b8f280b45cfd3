-- What the books need to know of a bet: read by wallet's reconciliation, which owns no bets itself.
create view booked_bets as
select id, member_id, currency, state, stake, payout, settlements from bets;
