// What a night looks for in the transfers after the last proof ($1). Each answers members whose books
// cannot be right by what the day shows alone: theirs are then proved from their first row.

/** Every chain goes on where it was, and ends where the account stands. */
export const chainSuspects = `
  with moved as (
    select t.account_id, t.seq, t.amount, t.balance_after, t.counter_account_id, a.member_id, a.currency,
      a.balance, a.seq as last_seq,
      t.bet_id is null and a.purpose in ('cash', 'stakes')
        and t.reason in ('BET', 'BET_CANCEL', 'PAYOUT', 'PAYOUT_REVERSE') as of_no_bet,
      lag(t.seq) over chain as seq_before, lag(t.balance_after) over chain as balance_before,
      lead(t.id) over chain is null as is_last
    from transfers t join accounts a on a.id = t.account_id
    where t.id > $1 and a.member_id is not null
    window chain as (partition by t.account_id order by t.seq))
  select distinct m.member_id from moved m
  left join lateral (
    select p.seq, p.balance_after from transfers p
    where m.seq_before is null and p.account_id = m.account_id and p.seq = m.seq - 1
    union all
    select k.last_seq, k.closing from away_chains k
    where m.seq_before is null and k.account_id = m.account_id and k.last_seq = m.seq - 1) p on true
  left join accounts c on c.id = m.counter_account_id and c.member_id is null
  where m.seq is distinct from coalesce(m.seq_before, p.seq, 0) + 1
    or m.balance_after is distinct from coalesce(m.balance_before, p.balance_after, 0) + m.amount
    or (m.is_last and (m.balance_after is distinct from m.balance or m.seq <> m.last_seq))
    or c.id is null or c.currency <> m.currency or m.of_no_bet`;

/** Whoever moved nothing still has what their last transfer left them. */
export const stillSuspects = `
  select a.member_id from accounts a left join transfers t on t.account_id = a.id and t.seq = a.seq
  left join away_chains k on k.account_id = a.id and k.last_seq = a.seq
  where a.member_id is not null and a.seq > 0
    and a.balance is distinct from coalesce(t.balance_after, k.closing)
  union
  select member_id from accounts where member_id is not null and seq = 0 and balance <> 0`;

/**
 * What was known of a bet and what it moved since is what its row says. A bet is known by what was kept
 * of it while it was open, or new by its own key; of any other, an old one that is corrected for
 * instance, the day alone says nothing.
 */
export const betSuspects = `
  with moved as (
    select t.bet_id, min(a.currency) as currency, max(a.currency) as currency_too,
      min(a.member_id) as member_id, max(a.member_id) as member_too, array_agg(t.key) as keys,
      coalesce(sum(t.amount) filter (where a.purpose = 'cash'), 0)
        - coalesce(sum(t.amount) filter (where a.purpose = 'debt'), 0) as net,
      coalesce(sum(t.amount) filter (where a.purpose = 'stakes'), 0) as waiting,
      count(*) filter (where t.reason = 'PAYOUT') as payouts
    from transfers t join accounts a on a.id = t.account_id
    where t.id > $1 and t.bet_id is not null and t.reason <> 'JACKPOT' and a.member_id is not null
    group by t.bet_id),
  booked as (
    select coalesce(m.bet_id, p.bet_id) as bet_id, m.member_id, m.member_too, m.currency, m.currency_too,
      m.keys, p.bet_id is not null as was_open,
      coalesce(p.net, 0) + coalesce(m.net, 0) as net,
      coalesce(p.waiting, 0) + coalesce(m.waiting, 0) as waiting,
      coalesce(p.payouts, 0) + coalesce(m.payouts, 0) as payouts
    from moved m full join proved_bets p on p.bet_id = m.bet_id)
  select distinct coalesce(b.member_id, t.member_id) as member_id
  from booked t left join booked_bets b on b.id = t.bet_id
  where b.id is null or not (t.was_open or b.request_id = any(t.keys))
    or t.currency <> b.currency or t.currency_too <> b.currency
    or t.member_id <> b.member_id or t.member_too <> b.member_id
    or t.payouts > b.settlements
    or t.net <> case when b.state = 'void' then 0 else b.payout - b.stake end
    or t.waiting <> case when b.state = 'open' then b.stake else 0 end`;

/** Bets that were made since ($2, with some time before it for clocks that differ) were booked. */
export const unbookedSuspects = `
  select distinct b.member_id from booked_bets b
  where b.placed_at > $2::timestamptz - interval '10 minutes'
    and not exists (
      select 1 from transfers t where t.id > $1 and t.bet_id = b.id)
    and not exists (
      select 1 from accounts a join used_keys k on k.account_id = a.id and k.key = b.request_id
      where a.member_id = b.member_id and a.purpose = 'cash' and a.currency = b.currency)`;

/** The nonces of new bets follow those before. */
export const nonceSuspects = `
  with drawn as (
    select b.seed_id, min(b.member_id) as member_id, count(*) as draws, min(b.nonce) as first, max(b.nonce) as last
    from transfers t join booked_bets b on b.id = t.bet_id and b.request_id = t.key
    join accounts a on a.id = t.account_id and a.purpose = 'cash'
    where t.id > $1 and b.seed_id is not null group by b.seed_id)
  select d.member_id from drawn d left join proved_seeds p on p.seed_id = d.seed_id
  where d.first <> coalesce(p.nonce, 0) + 1 or d.last - d.first + 1 <> d.draws`;

/** Deposits and withdrawals of those who paid in or out. */
export const paperSuspects = `
  with payers as (
    select distinct a.member_id from transfers t join accounts a on a.id = t.account_id
    where t.id > $1 and a.member_id is not null and (t.key like '#deposit.%' or t.key like '#withdraw.%')),
  said as (
    select member_id, key, credited as amount, array[key, key || '.fee', key || '.bonus'] as keys
    from booked_deposits where member_id in (select member_id from payers)
    union all
    select member_id, key, -amount, array[key]
    from booked_withdrawals where member_id in (select member_id from payers))
  select distinct member_id from (
    select s.member_id, s.key, s.amount, coalesce(sum(t.amount), 0) as booked from said s
    left join accounts a on a.member_id = s.member_id and a.purpose = 'cash'
    left join used_keys k on k.account_id = a.id and k.key = any(s.keys)
    left join kept_transfers t on t.id = k.transfer_id
    group by s.member_id, s.key, s.amount) compared
  where booked <> amount`;

/** Money on its way out is a matter of open withdrawals, which are few. */
export const heldSuspects = `
  select a.member_id from accounts a
  left join (select member_id, sum(held) as held from booked_withdrawals where held <> 0 group by 1) w
    on w.member_id = a.member_id
  where a.member_id is not null and a.purpose = 'payouts' and a.balance <> coalesce(w.held, 0)`;
