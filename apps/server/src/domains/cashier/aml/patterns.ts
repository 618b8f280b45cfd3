import type { Span } from '@baize/calendar';
import { type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { CashierSettings } from '../settings.ts';
import type { AmlCasesTable } from '../tables.ts';

/** Something that people should look into. */
export type Found = {
  pattern: AmlCasesTable['pattern'];
  /** The payment, device or account it was found in: each raises one case. */
  key: string;
  memberId: bigint;
  otherIds: readonly bigint[];
  amount: Money;
  facts: Record<string, string>;
  at: Date;
};

type Rules = CashierSettings['watch'];
export type Scan = { rules: Rules; span: Span };
/** One page of findings in the order of their keys; `last` is null on the last page. */
export type Page = { found: Found[]; last: string | null };
/** Reads the rows after a key, from the first row where the key is null. */
export type Find = (tx: Transaction, scan: Scan, after: string | null) => Promise<Page>;

const PAGE_SIZE = 500;
const nobody = { otherIds: [] };

/** Pages by a column of its own, so that a busy hour is read to its end, part by part. */
function byKey<Row>(
  read: (tx: Transaction, scan: Scan & { after: string | null }) => Promise<{ rows: Row[] }>,
  keyOf: (row: Row) => string,
  toFound: (row: Row) => Found,
): Find {
  return async (tx, scan, after) => {
    const { rows } = await read(tx, { ...scan, after });
    const last = rows.length < PAGE_SIZE ? null : keyOf(rows.at(-1)!);
    return { found: rows.map(toFound), last };
  };
}

const idOf = ({ id }: { id: bigint }) => String(id);

type Large = { id: bigint; member_id: bigint; amount: bigint; at: Date };

function toLarge(what: 'deposit' | 'withdrawal', { id, member_id, amount, at }: Large): Found {
  return {
    pattern: 'THRESHOLD',
    key: `${what}:${id}`,
    memberId: member_id,
    ...nobody,
    amount,
    at,
    facts: { [what]: String(id), amount: moneyText(amount) },
  };
}

/** One deposit of a large sum. */
const largeDeposits = byKey<Large>(
  (tx, { rules, span, after }) =>
    sql<Large>`
    select id, member_id, received * rate / 1000000 as amount, decided_at as at
    from deposits where credited is not null and decided_at > ${span.from} and decided_at <= ${span.to}
      and received * rate / 1000000 >= ${rules.threshold} and id > ${after ?? '0'}
    order by id limit ${PAGE_SIZE}`.execute(tx),
  idOf,
  (row) => toLarge('deposit', row),
);

/** One withdrawal of a large sum. */
const largeWithdrawals = byKey<Large>(
  (tx, { rules, span, after }) =>
    sql<Large>`
    select id, member_id, amount, applied_at as at
    from withdrawals where applied_at > ${span.from} and applied_at <= ${span.to}
      and amount >= ${rules.threshold} and id > ${after ?? '0'}
    order by id limit ${PAGE_SIZE}`.execute(tx),
  idOf,
  (row) => toLarge('withdrawal', row),
);

type Split = { id: bigint; member_id: bigint; count: number; sum: bigint; at: Date };

/** Several deposits within a day that stay below the threshold one by one, and reach it together. */
const structuring = byKey<Split>(
  (tx, { rules, span, after }) =>
    sql<Split>`
    select d.id, d.member_id, d.decided_at as at, day.count, day.sum
    from deposits d cross join lateral (
      select count(*)::int as count, sum(received * rate / 1000000)::bigint as sum from deposits o
      where o.member_id = d.member_id and o.credited is not null
        and o.decided_at > d.decided_at - interval '1 day' and o.decided_at <= d.decided_at
        and o.received * o.rate / 1000000 < ${rules.threshold}) day
    where d.credited is not null and d.decided_at > ${span.from} and d.decided_at <= ${span.to}
      and d.received * d.rate / 1000000 < ${rules.threshold} and d.id > ${after ?? '0'}
      and day.count >= ${rules.structuredCount} and day.sum >= ${rules.threshold}
    order by d.id limit ${PAGE_SIZE}`.execute(tx),
  idOf,
  ({ id, member_id, count, sum, at }) => ({
    pattern: 'STRUCTURING',
    key: String(id),
    memberId: member_id,
    ...nobody,
    amount: sum,
    at,
    facts: { deposits: String(count), sum: moneyText(sum) },
  }),
);

type Passed = {
  id: bigint;
  member_id: bigint;
  amount: bigint;
  at: Date;
  came: bigint;
  played: bigint;
};

/** Paid in, hardly played, and asked out again. */
const passThrough = byKey<Passed>(
  (tx, { rules, span, after }) =>
    sql<Passed>`
    select w.id, w.member_id, w.amount, w.applied_at as at, paid.came, played.played
    from withdrawals w
    cross join lateral (
      select coalesce(sum(credited), 0)::bigint as came, min(decided_at) as first from deposits d
      where d.member_id = w.member_id and d.credited is not null
        and d.decided_at > w.applied_at - interval '7 days' and d.decided_at <= w.applied_at) paid
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as played from counted_plays b
      where b.member_id = w.member_id and b.settled_at >= paid.first and b.settled_at <= w.applied_at) played
    where w.applied_at > ${span.from} and w.applied_at <= ${span.to} and w.id > ${after ?? '0'}
      and w.amount >= ${rules.passThroughFrom} and paid.came > 0 and w.amount * 2 >= paid.came
      and played.played * 100 < paid.came * ${rules.passThroughPlayed}
    order by w.id limit ${PAGE_SIZE}`.execute(tx),
  idOf,
  (row) => ({ pattern: 'PASS_THROUGH', ...toPassed(row, 'deposited'), ...nobody }),
);

function toPassed({ id, member_id, amount, at, came, played }: Passed, source: string) {
  return {
    key: String(id),
    memberId: member_id,
    amount,
    at,
    facts: {
      withdrawal: String(id),
      amount: moneyText(amount),
      [source]: moneyText(came),
      played: moneyText(played),
    },
  };
}

type Dumped = Passed & { senders: bigint[] };

/** Sent by others, hardly played, and asked out: money that changed hands to leave. */
const chipDumping = byKey<Dumped>(
  (tx, { rules, span, after }) =>
    sql<Dumped>`
    select w.id, w.member_id, w.amount, w.applied_at as at, sent.came, sent.senders, played.played
    from withdrawals w
    cross join lateral (
      select coalesce(sum(t.amount), 0)::bigint as came, min(t.at) as first,
        array_agg(distinct t.from_id) as senders from tree_transfers t
      where t.to_id = w.member_id and t.kind <> 'COLLECT'
        and t.at > w.applied_at - interval '7 days' and t.at <= w.applied_at) sent
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as played from counted_plays b
      where b.member_id = w.member_id and b.settled_at >= sent.first and b.settled_at <= w.applied_at) played
    where w.applied_at > ${span.from} and w.applied_at <= ${span.to} and w.id > ${after ?? '0'}
      and sent.came >= ${rules.dumpedFrom} and w.amount * 2 >= sent.came
      and played.played * 100 < sent.came * ${rules.passThroughPlayed}
    order by w.id limit ${PAGE_SIZE}`.execute(tx),
  idOf,
  (row) => ({
    pattern: 'CHIP_DUMPING',
    ...toPassed(row, 'received'),
    otherIds: row.senders.map(BigInt),
  }),
);

type Shared = { thing: string; members: bigint[]; at: Date };
const thingOf = ({ thing }: Shared) => thing;

/** One device behind several members. */
const sharedDevice = byKey<Shared>(
  (tx, { rules, span, after }) =>
    sql<Shared>`
    select all_uses.device as thing, max(all_uses.first_at) as at,
      array_agg(all_uses.member_id order by all_uses.first_at desc, all_uses.member_id desc) as members
    from device_uses all_uses
    where all_uses.device in (
      select device from device_uses
      where first_at > ${span.from} and first_at <= ${span.to} and device > ${after ?? ''})
    group by 1 having count(*) >= ${rules.sharedBy} order by 1 limit ${PAGE_SIZE}`.execute(tx),
  thingOf,
  (row) => ({ pattern: 'SHARED_DEVICE', ...toShared(row) }),
);

/** One payout account named by several members. */
const sharedAccount = byKey<Shared>(
  (tx, { rules, span, after }) =>
    sql<Shared>`
    select uses.account_lookup as thing, max(uses.first_at) as at,
      array_agg(uses.member_id order by uses.first_at desc, uses.member_id desc) as members
    from (
      select account_lookup, member_id, min(added_at) as first_at from payout_account_uses
      where account_lookup in (select account_lookup from payout_account_uses
        where added_at > ${span.from} and added_at <= ${span.to} and account_lookup > ${after ?? ''})
      group by 1, 2) uses
    group by 1 having count(*) >= ${rules.sharedBy} order by 1 limit ${PAGE_SIZE}`.execute(tx),
  thingOf,
  (row) => ({ pattern: 'SHARED_ACCOUNT', ...toShared(row) }),
);

function toShared({ thing, members, at }: Shared) {
  const [newest, ...others] = members.map(BigInt);
  return {
    key: thing,
    memberId: newest!,
    otherIds: others,
    amount: 0n,
    at,
    facts: { members: String(members.length) },
  };
}

export const patterns: readonly Find[] = [
  largeDeposits,
  largeWithdrawals,
  structuring,
  passThrough,
  chipDumping,
  sharedDevice,
  sharedAccount,
];
