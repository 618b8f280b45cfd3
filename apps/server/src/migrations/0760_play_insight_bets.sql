-- Bets as the book of sums counts them, and a way to those that were settled on a day.
create view insight_bets as
select id, member_id, vendor, game_code, category, currency, state, stake, payout, valid_bet, placed_at, settled_at
from bets;

create index bets_by_settlement on bets using brin (settled_at) with (pages_per_range = 32, autosummarize = on);
