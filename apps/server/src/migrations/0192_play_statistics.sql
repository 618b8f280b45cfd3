-- Columns that no plan asks about.
alter table bets
  alter column seed_id set statistics 0,
  alter column nonce set statistics 0,
  alter column stake set statistics 0,
  alter column payout set statistics 0,
  alter column valid_bet set statistics 0,
  alter column rules_version set statistics 0,
  alter column settlements set statistics 0,
  alter column request_id set statistics 0,
  alter column choice set statistics 0,
  alter column detail set statistics 0;
