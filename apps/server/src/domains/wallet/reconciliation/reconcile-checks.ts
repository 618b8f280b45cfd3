import type pg from 'pg';

const MEMBERS_AT_ONCE = 20_000;

/** Ranges of member ids, each small enough to be checked in one statement. */
export async function* memberRanges(
  connection: Pick<pg.ClientBase, 'query'>,
): AsyncGenerator<[from: string, to: string]> {
  let from = '-1';
  for (;;) {
    const { rows } = await connection.query<{ to: string | null }>(
      `select max(member_id)::text as to from (
         select distinct member_id from accounts where member_id > $1
         order by member_id limit ${MEMBERS_AT_ONCE}) slice`,
      [from],
    );
    const to = rows[0]?.to ?? null;
    if (to === null) return;
    yield [from, to];
    from = to;
  }
}

/**
 * Sequences without gaps, balances that follow from one transfer to the next, the last one kept. What is
 * played inside a vendor's own wallet comes home as one sum: only there a stake has no bet of ours.
 * Transfers that are away are one link of the chain for each file, from what was held before them to
 * what was held after.
 */
export const chainFaults = `
  with held as (
    select id, member_id, purpose, currency, balance, seq from accounts
    where member_id > $1 and member_id <= $2),
  linked as (
    select t.id, t.account_id, t.seq as first_seq, t.seq as last_seq, 1::bigint as transfers, t.amount,
      t.balance_after - t.amount as opening, t.balance_after as closing, t.counter_account_id, h.currency,
      t.bet_id is null and h.purpose in ('cash', 'stakes')
        and t.reason in ('BET', 'BET_CANCEL', 'PAYOUT', 'PAYOUT_REVERSE') as of_no_bet
    from held h join transfers t on t.account_id = h.id
    union all
    select null, k.account_id, k.first_seq, k.last_seq, k.transfers, k.closing - k.opening, k.opening,
      k.closing, null, h.currency, false
    from held h join away_chains k on k.account_id = h.id),
  posted as (
    select l.*, lag(l.last_seq, 1, 0::bigint) over chain as seq_before,
      lag(l.closing, 1, 0::bigint) over chain as balance_before
    from linked l window chain as (partition by l.account_id order by l.first_seq)),
  judged as (
    select p.id, p.account_id, p.first_seq as seq, p.amount, p.last_seq, p.transfers,
      case when p.first_seq is distinct from p.seq_before + 1
             or p.last_seq - p.first_seq + 1 <> p.transfers then 'seq without a gap'
           when p.opening is distinct from p.balance_before then 'balance follows from the one before'
           when p.id is null then null
           when c.id is null then 'the other side is an account of the house'
           when c.currency <> p.currency then 'both sides share one currency'
           when p.of_no_bet then 'stakes and payouts belong to a bet' end as broken
    from posted p
    left join accounts c on c.id = p.counter_account_id and c.member_id is null),
  summed as (
    select account_id, sum(transfers) as transfers, sum(amount) as total, max(last_seq) as last_seq
    from judged group by account_id),
  faults as (
    select 1 as rank, coalesce(j.id, 0) as place, jsonb_build_object('check', j.broken, 'row',
      format('transfer %s (account %s, seq %s, amount %s)', coalesce(j.id::text, 'in a file'), j.account_id,
        j.seq, j.amount)) as fault
    from judged j where j.broken is not null
    union all
    select 2, h.id, jsonb_build_object('check', 'balance is the sum of its transfers', 'row',
      format('account %s (member %s, %s %s): balance %s, sum %s, seq %s, last %s', h.id, h.member_id,
        h.purpose, h.currency, h.balance, coalesce(s.total, 0), h.seq, coalesce(s.last_seq, 0)))
    from held h left join summed s on s.account_id = h.id
    where h.balance <> coalesce(s.total, 0) or h.seq <> coalesce(s.last_seq, 0) or h.balance < 0)
  select (select count(*) from held) as accounts,
    (select coalesce(sum(transfers), 0)::bigint from summed) as transfers,
    (select fault from faults order by rank, place limit 1) as fault`;

/** What bets moved; a condition on their transfers and a grouping by `t.bet_id` follow. */
const MOVED_BY_BETS = `
    select t.bet_id, min(t.id) as first_id, min(a.currency) as currency, max(a.currency) as currency_too,
      max(a.member_id) as member_id,
      coalesce(sum(t.amount) filter (where a.purpose = 'cash'), 0)
        - coalesce(sum(t.amount) filter (where a.purpose = 'debt'), 0) as net,
      coalesce(sum(t.amount) filter (where a.purpose = 'stakes'), 0) as waiting,
      count(*) filter (where t.reason = 'PAYOUT') as payouts
    from accounts a join transfers t on t.account_id = a.id
    where t.bet_id is not null and t.reason <> 'JACKPOT'`;

/** What is wrong with a bet `b` and what it moved, `t`; null where nothing is. */
const BROKEN = `
      case when b.id is null then 'a bet stands behind its transfers'
           when t.bet_id is null then 'a bet was booked'
           when t.currency <> b.currency or t.currency_too <> b.currency or t.member_id <> b.member_id
             then 'a bet is booked on its own member''s accounts'
           when t.payouts > b.settlements then 'a bet is paid once per settlement'
           when b.state = 'open' and (t.net <> b.payout - b.stake or t.waiting <> b.stake)
             then 'an open bet''s stake waits in stakes'
           when b.state = 'settled' and (t.net <> b.payout - b.stake or t.waiting <> 0)
             then 'a settled bet moved stake and payout once'
           when b.state = 'void' and (t.net <> 0 or t.waiting <> 0)
             then 'a void bet moved nothing in the end' end`;

const JUDGED = `
    select coalesce(b.id, t.bet_id) as bet_id, t.first_id, b.state, b.stake, b.payout, t.net, t.waiting,
      ${BROKEN} as broken
    from made b full join booked t on t.bet_id = b.id`;

const FIRST_BROKEN = `
    select bet_id, jsonb_build_object('check', broken, 'row', format(
      'bet %s (%s, stake %s, payout %s): moved %s, waiting %s, first transfer %s',
      bet_id, state, stake, payout, net, waiting, first_id)) as fault
    from judged where broken is not null order by bet_id limit 1`;

const MADE = 'select id, member_id, currency, state, stake, payout, settlements from booked_bets';

/**
 * What a bet moved is what its row says: open, its stake waits (a vendor's round may have paid wins before it ends); settled, stake and payout were
 * booked once; void, nothing is left. A win that could not be taken back is a debt. Of bets that are in
 * the archive their sums are kept, by member, currency and file: they moved together what these say. Of
 * their transfers that are away too, sums are kept by the same, and what the bets that moved in other
 * partitions as well moved there.
 */
export const betFaults = `
  with live as (${MOVED_BY_BETS} and a.member_id > $1 and a.member_id <= $2 group by t.bet_id),
  split as (select * from away_split_bets where member_id > $1 and member_id <= $2),
  moved as (
    select * from live where bet_id not in (select bet_id from split)
    union all
    select bet_id, min(first_id), min(currency), max(currency_too), max(member_id), sum(net), sum(waiting),
      sum(payouts)::bigint
    from (
      select * from live where bet_id in (select bet_id from split)
      union all
      select bet_id, first_id, currency, currency, member_id, net, waiting, payouts from split) parts
    group by bet_id),
  placed as (
    select t.*, s.below_id from moved t
    left join archived_stretches s on t.bet_id >= s.from_id and t.bet_id < s.below_id),
  booked as (select * from placed where below_id is null),
  made as (${MADE} where member_id > $1 and member_id <= $2),
  judged as (${JUDGED}),
  filed as (
    select below_id, member_id, currency, sum(bets) as bets, sum(net) as net, sum(waiting) as waiting,
      sum(payouts) as payouts, min(first_id) as first_id, bool_or(is_mixed) as mixed
    from (
      select below_id, member_id, currency, 1 as bets, net, waiting, payouts, first_id,
        currency_too <> currency as is_mixed
      from placed where below_id is not null
      union all
      select bets_below_id, member_id, currency, bets, net, waiting, payouts, null, false
      from away_bookings where member_id > $1 and member_id <= $2) f
    group by 1, 2, 3),
  kept as (select * from booked_archives where member_id > $1 and member_id <= $2),
  summed as (
    select below_id, jsonb_build_object('check', 'archived bets moved what their sums say', 'row', format(
      'member %s, %s, bets below %s: %s bets moved %s, kept %s bets and %s, first transfer %s', member_id,
      currency, below_id, coalesce(t.bets, 0), coalesce(t.net, 0), coalesce(k.bets, 0),
      coalesce(k.net, 0), t.first_id)) as fault
    from filed t full join kept k using (below_id, member_id, currency)
    where t.bets is distinct from k.bets or t.net <> k.net or t.waiting <> 0 or t.mixed
      or t.payouts > k.settlements
    order by below_id, member_id limit 1)
  select (select count(*) from made) + (select coalesce(sum(bets), 0)::bigint from kept) as bets,
    (select fault from (
        select * from (${FIRST_BROKEN}) one
        union all
        select * from summed) faults
     order by bet_id limit 1) as fault`;

/** The same of each bet from $1 on and below $2, by what moved from $3 to $4: while all of them stand. */
export const stretchFaults = `
  with booked as (${MOVED_BY_BETS} and t.at >= $3 and t.at <= $4 and t.bet_id >= $1 and t.bet_id < $2
    and a.member_id is not null group by t.bet_id),
  made as (${MADE} where id >= $1 and id < $2),
  judged as (${JUDGED})
  select fault from (${FIRST_BROKEN}) broken`;

/** Transfers on accounts that do not exist, or that carry a sequence where none belongs. */
export const strangers = `
  select jsonb_build_object('check', 'a transfer belongs to an account', 'row',
    format('transfer %s (account %s, amount %s)', t.id, t.account_id, t.amount)) as fault
  from transfers t left join accounts a on a.id = t.account_id
  left join accounts c on c.id = t.counter_account_id
  where a.id is null or (a.member_id is null) <> (t.seq is null)
    or (t.seq is null and (c.id is null or c.member_id is not null or c.currency <> a.currency))
  order by t.id limit 1`;

/** A key that is not known would move money again. */
export const keyFaults = `
  select jsonb_build_object('check', 'a transfer is known by its key', 'row',
    format('transfer %s (account %s, key %s)', t.id, t.account_id, t.key)) as fault
  from transfers t left join used_keys k on k.account_id = t.account_id and k.key = t.key
  where k.transfer_id is distinct from t.id
  order by t.id limit 1`;

/** Per currency, members and house together hold nothing: what one has, the other lacks. */
export const totalFaults = `
  select jsonb_build_object('check', 'members and house together hold zero', 'row',
    format('%s: members %s, house %s', currency, members, house)) as fault
  from (
    select currency, coalesce(sum(balance) filter (where owner <> 'house'), 0) as members,
      coalesce(sum(balance) filter (where owner = 'house'), 0) as house
    from audit_accounts group by currency) totals
  where members + house <> 0 order by currency limit 1`;
