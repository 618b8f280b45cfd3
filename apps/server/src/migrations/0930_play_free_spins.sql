-- Nor is a free spin: whatever the house staked counts for no campaign.
create or replace view promoted_bets as
select id, member_id, vendor, game_code, category, stake, payout, valid_bet, placed_at, settled_at
from bets where state = 'settled' and currency not in ('PTS', 'FUN')
  and (detail is null or not detail ?| array['freeBet', 'freeStake']);
