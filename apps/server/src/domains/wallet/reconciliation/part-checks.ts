// Every transfer of a stretch ($1 and on, below $2), as it is proved before the stretch goes into a file.

/** Chains without gaps that go on from what lies before them, and two sides of one currency. */
export const partFaults = `
  with posted as (
    select t.id, t.account_id, t.counter_account_id, t.seq, t.amount, t.balance_after, a.id is not null as is_known,
      a.member_id, a.currency, lag(t.seq) over chain as seq_before, lag(t.balance_after) over chain as balance_before,
      lag(t.id) over chain is null as is_first
    from transfers t left join accounts a on a.id = t.account_id
    where t.id >= $1 and t.id < $2
    window chain as (partition by t.account_id order by t.seq)),
  judged as (
    select p.*, case
      when not p.is_known or (p.member_id is null) <> (p.seq is null) then 'a transfer belongs to an account'
      when c.id is null or c.member_id is not null then 'the other side is an account of the house'
      when c.currency <> p.currency then 'both sides share one currency'
      when p.seq is null then null
      when not p.is_first and p.seq <> p.seq_before + 1 then 'seq without a gap'
      when not p.is_first and p.balance_after <> p.balance_before + p.amount then 'balance follows from the one before'
      when p.is_first and p.balance_after - p.amount is distinct from coalesce(
        (select b.balance_after from transfers b where b.account_id = p.account_id and b.seq = p.seq - 1),
        (select k.closing from away_chains k where k.account_id = p.account_id and k.last_seq = p.seq - 1),
        case when p.seq = 1 then 0 end) then 'balance follows from the one before' end as broken
    from posted p left join accounts c on c.id = p.counter_account_id)
  select jsonb_build_object('check', broken, 'row',
    format('transfer %s (account %s, seq %s, amount %s)', id, account_id, seq, amount)) as fault
  from judged where broken is not null order by id limit 1`;

export const partKeyFaults = `
  select jsonb_build_object('check', 'a transfer is known by its key', 'row',
    format('transfer %s (account %s, key %s)', t.id, t.account_id, t.key)) as fault
  from transfers t left join transfer_keys k on k.account_id = t.account_id and k.key = t.key
  where t.id >= $1 and t.id < $2 and k.transfer_id is distinct from t.id
  order by t.id limit 1`;
