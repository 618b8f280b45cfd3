-- The first step towards transfers in partitions: below which number the transfers of today end.
select announce_partitions('transfers', 'transfers_id_seq', 10000000);
