// What is kept of a proof, so that the next one goes on from it. $1: up to which transfer the last one
// went, $2: up to which this one does. No number up to $2 can still appear.

/** What the house's accounts held at the last proof and moved since. */
export const HOUSE_NOW = `
  select account_id, sum(amount) as balance from (
    select account_id, balance as amount from proved_house
    union all
    select counter_account_id, -amount from transfers where id > $1
    union all
    select account_id, amount from transfers where id > $1 and seq is null) moved
  group by account_id`;

export const keepHouse = `
  insert into proved_house (account_id, balance)
  select account_id, sum(amount) from (
    select counter_account_id as account_id, -amount as amount from transfers where id > $1 and id <= $2
    union all
    select account_id, amount from transfers where id > $1 and id <= $2 and seq is null
    union all
    select account_id, amount from away_house_moves where $1 = 0) moved
  group by account_id
  on conflict (account_id) do update set balance = proved_house.balance + excluded.balance`;

const KEPT_BETS = `
  select id as bet_id from booked_bets where state = 'open'
  union
  select bet_id from transfers where id > $2 and bet_id is not null`;

export const keepBets = `
  with kept as (${KEPT_BETS})
  insert into proved_bets (bet_id, net, waiting, payouts)
  select t.bet_id,
    coalesce(sum(t.amount) filter (where a.purpose = 'cash'), 0)
      - coalesce(sum(t.amount) filter (where a.purpose = 'debt'), 0),
    coalesce(sum(t.amount) filter (where a.purpose = 'stakes'), 0),
    count(*) filter (where t.reason = 'PAYOUT')
  from kept k join transfers t on t.bet_id = k.bet_id join accounts a on a.id = t.account_id
  where t.id > $1 and t.id <= $2 and t.reason <> 'JACKPOT' and a.member_id is not null
  group by t.bet_id
  on conflict (bet_id) do update set net = proved_bets.net + excluded.net,
    waiting = proved_bets.waiting + excluded.waiting, payouts = proved_bets.payouts + excluded.payouts`;

/** What has ended is forgotten; $1 is not asked for, but every statement here takes both. */
export const forgetBets = `
  delete from proved_bets where $1::bigint is not null and bet_id not in (${KEPT_BETS})`;

export const keepSeeds = `
  insert into proved_seeds (seed_id, nonce)
  select b.seed_id, max(b.nonce)
  from transfers t join booked_bets b on b.id = t.bet_id and b.request_id = t.key
  join accounts a on a.id = t.account_id and a.purpose = 'cash'
  where t.id > $1 and t.id <= $2 and b.seed_id is not null group by b.seed_id
  on conflict (seed_id) do update set nonce = excluded.nonce`;

export const keepPlace = `
  insert into proved_up_to (transfer_id, at) values ($1, $2)
  on conflict (is_only) do update set transfer_id = excluded.transfer_id, at = excluded.at`;
