-- Bets lie in partitions by their numbers, which are given out in the order of time.
select divide_table(row('bets', 'bet_ids', 10000000, 2, false)::partition_rules, false);
