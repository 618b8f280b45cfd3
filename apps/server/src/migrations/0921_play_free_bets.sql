-- A bet whose stake the house gave is no play of its member's: no campaign counts it.
create or replace view promoted_bets as
select id, member_id, vendor, game_code, category, stake, payout, valid_bet, placed_at, settled_at
from bets where state = 'settled' and currency not in ('PTS', 'FUN')
  and (detail is null or not detail ? 'freeBet');
