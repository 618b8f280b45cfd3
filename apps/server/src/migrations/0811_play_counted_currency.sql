-- Bets of the brand's money: what is neither points nor play money.
create or replace view counted_bets as
select id, member_id, category, stake, payout, valid_bet, settled_at
from bets where state = 'settled' and currency not in ('PTS', 'FUN');

create or replace view promoted_bets as
select id, member_id, vendor, game_code, category, stake, payout, valid_bet, placed_at, settled_at
from bets where state = 'settled' and currency not in ('PTS', 'FUN');
