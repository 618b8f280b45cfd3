-- The first step towards bets in partitions: below which number the bets of today end.
select announce_partitions('bets', 'bet_ids', 10000000);
