-- Settled bets of real money, as campaigns count them and prove their progress against.
create view promoted_bets as
select id, member_id, vendor, game_code, category, stake, payout, valid_bet, placed_at, settled_at
from bets where state = 'settled' and currency = 'USD';
