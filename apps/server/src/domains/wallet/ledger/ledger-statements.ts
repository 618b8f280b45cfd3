/** A statement with a name, so that a connection prepares it once. */
export type Statement = { name: string; text: string };

/**
 * Locks accounts in the order of their ids, so that no two postings can each hold what the other
 * waits for. Parameters: member ids, purposes, currencies, one of each per account.
 */
export const lockAccounts: Statement = {
  name: 'wallet-lock',
  text: `select a.id, a.member_id, a.purpose, a.currency, a.balance, a.seq, a.seed_id, a.nonce, a.closed_for,
      a.free_stake
    from unnest($1::bigint[], $2::text[], $3::text[]) w (member_id, purpose, currency)
    join accounts a on a.member_id = w.member_id and a.purpose = w.purpose and a.currency = w.currency
    order by a.id for no key update of a`,
};

/**
 * Which of these keys were used before, and by which transfer. A statement of its own, after the lock:
 * the snapshot of the locking one may be older than what it waited for.
 */
export const findUsedKeys: Statement = {
  name: 'wallet-used-keys',
  text: `select w.n::int, k.transfer_id
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
      with ordinality w (member_id, purpose, currency, key, n)
    join accounts a on a.member_id = w.member_id and a.purpose = w.purpose and a.currency = w.currency
    join used_keys k on k.account_id = a.id and k.key = w.key`,
};

/**
 * What was posted, by the numbers of transfers; asked for only where a key was used before. Stakes and
 * payouts that are in files are not among them.
 */
export const findPosted: Statement = {
  name: 'wallet-posted',
  text: `select t.id, t.amount, t.reason, t.balance_after, c.purpose
    from unnest($1::bigint[]) w (id) join kept_transfers t on t.id = w.id
    join accounts c on c.id = t.counter_account_id`,
};

/** The ids of accounts by name: they never change. Member id null: the house's own. */
export const findAccountIds: Statement = {
  name: 'wallet-ids',
  text: `select a.id, a.member_id, a.purpose, a.currency
    from unnest($1::bigint[], $2::text[], $3::text[]) w (member_id, purpose, currency)
    join accounts a on a.member_id = w.member_id and a.purpose = w.purpose and a.currency = w.currency`,
};

/** What members hold to play with, in the order in which they are named. */
export const selectCash: Statement = {
  name: 'wallet-cash',
  text: `select coalesce(a.balance, 0)
    from unnest($1::bigint[], $2::text[]) with ordinality w (member_id, currency, n)
    left join accounts a
      on a.member_id = w.member_id and a.purpose = 'cash' and a.currency = w.currency
    order by w.n`,
};

/** Few enough to be kept by whoever posts often. */
export const findHouseIds: Statement = {
  name: 'wallet-house-ids',
  text: 'select id, purpose, currency from accounts where member_id is null',
};

/**
 * The lock of those who know their accounts' ids already; the same order, the same columns, and
 * whether bets on it are to be asked about at an instant.
 */
export const lockAccountsById: Statement = {
  name: 'wallet-lock-ids',
  text: `select id, member_id, purpose, currency, balance, seq, seed_id, nonce, closed_for,
      free_stake, watched_from <= $2::timestamptz
    from accounts where id = any($1::bigint[]) order by id for no key update`,
};

/**
 * From when on bets of members are to be asked about again, or after which stakes. Their cash is
 * locked by the caller.
 */
export const watchAccounts: Statement = {
  name: 'wallet-watch',
  text: `update accounts a set watched_from = w.watched_from, free_stake = w.free_stake
    from unnest($1::bigint[], $2::timestamptz[], $3::bigint[]) w (member_id, watched_from, free_stake)
    where a.member_id = w.member_id and a.purpose = 'cash' and a.currency = $4`,
};
