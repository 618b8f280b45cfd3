-- Jackpots that one member won.

create index jackpot_wins_of on jackpot_wins (member_id, at);
