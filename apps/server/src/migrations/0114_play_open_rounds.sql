-- A member's open bets, found without looking at the settled ones.
create index bets_open_of_members on bets (member_id, id) where state = 'open';
