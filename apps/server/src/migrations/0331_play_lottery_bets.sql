-- Tickets of one member, newest first: only lottery bets are in it, so other bets pay nothing for it.
create index bets_lottery on bets (member_id, id) where category in ('LOTT', 'ELOTT');
