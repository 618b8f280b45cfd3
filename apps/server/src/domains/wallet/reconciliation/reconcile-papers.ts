// What other domains say of money, held against what was booked. Each offers its papers as a view.

/** A seed's nonces count 1, 2, 3 … : a gap would be a bet that somebody made go away. */
export const nonceFaults = `
  select jsonb_build_object('check', 'the nonces of a seed have no gap', 'row',
    format('seed %s (member %s): %s bets, nonces %s to %s', seed_id, member_id, draws, first, last)) as fault
  from booked_nonces
  where member_id > $1 and member_id <= $2 and (first <> 1 or last <> draws)
  order by seed_id limit 1`;

/** What a deposit says was credited is what its own transfers moved into cash. */
export const depositFaults = `
  select jsonb_build_object('check', 'a deposit credited what was booked', 'row',
    format('deposit %s (member %s): says %s, booked %s', d.id, d.member_id, d.credited, coalesce(sum(t.amount), 0))) as fault
  from booked_deposits d
  left join accounts a on a.member_id = d.member_id and a.purpose = 'cash'
  left join used_keys k on k.account_id = a.id and k.key in (d.key, d.key || '.fee', d.key || '.bonus')
  left join kept_transfers t on t.id = k.transfer_id
  where d.member_id > $1 and d.member_id <= $2
  group by d.id, d.member_id, d.credited
  having coalesce(sum(t.amount), 0) <> d.credited
  order by d.id limit 1`;

/** A withdrawal took from cash what it says. */
export const withdrawalFaults = `
  select jsonb_build_object('check', 'a withdrawal took what it says', 'row',
    format('withdrawal %s (member %s): says %s, booked %s', w.id, w.member_id, w.amount, -coalesce(sum(t.amount), 0))) as fault
  from booked_withdrawals w
  left join accounts a on a.member_id = w.member_id and a.purpose = 'cash'
  left join used_keys k on k.account_id = a.id and k.key = w.key
  left join kept_transfers t on t.id = k.transfer_id
  where w.member_id > $1 and w.member_id <= $2
  group by w.id, w.member_id, w.amount
  having -coalesce(sum(t.amount), 0) <> w.amount
  order by w.id limit 1`;

/** A member's payouts account holds exactly what is on its way out. */
export const heldFaults = `
  select jsonb_build_object('check', 'payouts hold what is on its way out', 'row',
    format('account %s (member %s): balance %s, on its way %s', a.id, a.member_id, a.balance, coalesce(w.held, 0))) as fault
  from accounts a
  left join (select member_id, sum(held) as held from booked_withdrawals
             where member_id > $1 and member_id <= $2 group by member_id) w on w.member_id = a.member_id
  where a.member_id > $1 and a.member_id <= $2 and a.purpose = 'payouts' and a.balance <> coalesce(w.held, 0)
  order by a.id limit 1`;

/** A pot holds its seed and what was put into it, less what was won. */
export const potFaults = `
  select jsonb_build_object('check', 'a pot holds what its account holds', 'row',
    format('%s: pool %s, booked %s', p.purpose, p.pool, coalesce(a.balance, 0))) as fault
  from booked_pots p
  left join (select purpose, sum(balance) as balance from audit_accounts where owner = 'house' group by purpose) a
    on a.purpose = p.purpose
  where coalesce(a.balance, 0) <> p.pool
  order by p.purpose limit 1`;
