// What is kept of transfers that are in files, held against itself and against what is never archived.

/** What an account of a range of members held before and after is what its papers and bets moved. */
export const awayFaults = `
  with held as (select id from accounts where member_id > $1 and member_id <= $2),
  moved as (
    select below_id, account_id, sum(times) as times, sum(amount) as amount from (
      select p.below_id, p.account_id, 1 as times, p.amount from archived_papers p
      where p.account_id in (select id from held) and p.seq is not null
        and p.below_id in (select below_id from away_transfers)
      union all
      select below_id, account_id, times, amount from away_bet_moves
      where account_id in (select id from held)) m
    group by below_id, account_id),
  kept as (select * from away_chains where account_id in (select id from held))
  select jsonb_build_object('check', 'archived transfers moved what is kept of them', 'row',
    format('account %s, transfers below %s: kept %s with %s, moved %s with %s', account_id, below_id,
      coalesce(k.transfers, 0), coalesce(k.closing - k.opening, 0), coalesce(m.times, 0),
      coalesce(m.amount, 0))) as fault
  from kept k full join moved m using (below_id, account_id)
  where k.transfers is distinct from m.times or k.closing - k.opening is distinct from m.amount
  order by below_id, account_id limit 1`;

/** The keys of transfers that are away are those of their files, to the last one. */
export const awayKeyFaults = `
  select jsonb_build_object('check', 'a transfer is known by its key', 'row',
    format('transfers below %s: %s in their file, %s keys', w.below_id, w.rows, coalesce(k.keys, 0))) as fault
  from away_transfers w
  left join (
    select w.below_id, count(*) as keys, sum(key_digest(k.account_id, k.key)) as digest
    from used_keys k join away_transfers w on k.transfer_id >= w.from_id and k.transfer_id < w.below_id
    group by 1) k on k.below_id = w.below_id
  where coalesce(k.keys, 0) <> w.rows or coalesce(k.digest, 0) <> coalesce((w.sums ->> 'keys')::numeric, 0)
  order by w.below_id limit 1`;
