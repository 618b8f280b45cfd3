-- A round is paid owner by owner: what each of them has in it is found without reading all of it.
create index bets_of_round_owners on bets (vendor, round_id, member_id) where round_id is not null;
drop index bets_of_rounds;
