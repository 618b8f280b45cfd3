import type { Statement } from '../ledger/ledger-statements.ts';

/**
 * What is known of a request's key: a transfer of that key on the member's cash, or a request kept
 * without one. Run after the cash account is locked. Parameters: accounts, members, keys.
 */
export const findKeys: Statement = {
  name: 'wallet-keys',
  text: `select w.n::int, k.transfer_id, null as content, null as refused
    from unnest($1::bigint[], $3::text[]) with ordinality w (account_id, key, n)
    join used_keys k on k.account_id = w.account_id and k.key = w.key
    union all
    select w.n::int, null, r.content, r.refused
    from unnest($2::bigint[], $3::text[]) with ordinality w (member_id, key, n)
    join requests r on r.member_id = w.member_id and r.key = w.key`,
};

/** What a key was used for before: `n` is the place of the request, from 1. */
export type KnownKey = readonly [
  n: number,
  transferId: bigint | null,
  content: string | null,
  refused: string | null,
];

/**
 * The bets of transfers, asked for only where a key was used before. One that is in a file as a stake or
 * payout is refused as its bet is.
 */
export const findBetsOfTransfers: Statement = {
  name: 'wallet-bets-of-transfers',
  text: `select w.id, t.bet_id from unnest($1::bigint[]) w (id) left join kept_transfers t on t.id = w.id
    where t.bet_id is not null or (t.id is null and refuse_away(w.id))`,
};

/** How often each member was refused since an instant. */
export const countRefusals: Statement = {
  name: 'wallet-refusals',
  text: `select member_id, count(*)::int from requests
    where member_id = any($1::bigint[]) and refused is not null and at > $2 group by 1`,
};

export const keepRefusals: Statement = {
  name: 'wallet-refuse',
  text: `insert into requests (member_id, key, content, refused, at)
    select w.member_id, w.key, w.content, w.refused, $5::timestamptz
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) w (member_id, key, content, refused)
    on conflict do nothing`,
};

/** A remembered refusal costs a row: past this many a minute, a member is asked to slow down. */
export const REFUSALS_PER_MINUTE = 100;

/** Seed pairs come into use on accounts that have none yet. */
export const assignSeeds: Statement = {
  name: 'wallet-seeds',
  text: `update accounts a set seed_id = w.seed_id, nonce = 0
    from unnest($1::bigint[], $2::bigint[]) w (id, seed_id) where a.id = w.id`,
};
