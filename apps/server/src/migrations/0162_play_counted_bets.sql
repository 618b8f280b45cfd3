-- Settled bets of real money, as sums are proved against them.
create view counted_bets as
select id, member_id, category, stake, payout, valid_bet, settled_at
from bets where state = 'settled' and currency = 'USD';
