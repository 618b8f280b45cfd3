import { type Money, moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { CashierSettings } from './settings.ts';
import type { WatchCasesTable } from './tables.ts';

/** Something that people should look into. */
export type Found = {
  pattern: WatchCasesTable['pattern'];
  /** What it was seen in: the same one raises one case. */
  key: string;
  memberId: bigint;
  otherIds: readonly bigint[];
  amount: Money;
  facts: Record<string, string>;
  at: Date;
};

type Watch = CashierSettings['watch'];
type Span = { from: Date; to: Date };
type Find = (tx: Transaction, watch: Watch, span: Span) => Promise<Found[]>;

const MOST = 500;
const nobody = { otherIds: [] };

type Large = { what: string; id: bigint; member_id: bigint; amount: bigint; at: Date };

/** One deposit or withdrawal of a large sum. */
const threshold: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Large>`
    select 'deposit' as what, id, member_id, received * rate / 1000000 as amount, decided_at as at
    from deposits where credited is not null and decided_at > ${from} and decided_at <= ${to}
      and received * rate / 1000000 >= ${watch.threshold}
    union all
    select 'withdrawal', id, member_id, amount, applied_at
    from withdrawals where applied_at > ${from} and applied_at <= ${to} and amount >= ${watch.threshold}
    order by at limit ${MOST}`.execute(tx);
  return rows.map(({ what, id, member_id, amount, at }) => ({
    ...{ pattern: 'THRESHOLD', key: `${what}:${id}`, memberId: member_id, ...nobody, amount, at },
    facts: { [what]: String(id), amount: moneyText(amount) },
  }));
};

type Split = { id: bigint; member_id: bigint; count: number; sum: bigint; at: Date };

/** Several deposits within a day that stay below the threshold one by one, and reach it together. */
const structuring: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Split>`
    select d.id, d.member_id, d.decided_at as at, day.count, day.sum
    from deposits d cross join lateral (
      select count(*)::int as count, sum(received * rate / 1000000)::bigint as sum from deposits o
      where o.member_id = d.member_id and o.credited is not null
        and o.decided_at > d.decided_at - interval '1 day' and o.decided_at <= d.decided_at
        and o.received * o.rate / 1000000 < ${watch.threshold}) day
    where d.credited is not null and d.decided_at > ${from} and d.decided_at <= ${to}
      and d.received * d.rate / 1000000 < ${watch.threshold}
      and day.count >= ${watch.structuredCount} and day.sum >= ${watch.threshold}
    order by d.decided_at limit ${MOST}`.execute(tx);
  return rows.map(({ id, member_id, count, sum, at }) => ({
    ...{ pattern: 'STRUCTURING', key: String(id), memberId: member_id, ...nobody, amount: sum, at },
    facts: { deposits: String(count), sum: moneyText(sum) },
  }));
};

type Passed = {
  id: bigint;
  member_id: bigint;
  amount: bigint;
  at: Date;
  came: bigint;
  played: bigint;
};

/** Paid in, hardly played, and asked out again. */
const passThrough: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Passed>`
    select w.id, w.member_id, w.amount, w.applied_at as at, paid.came, played.played
    from withdrawals w
    cross join lateral (
      select coalesce(sum(credited), 0)::bigint as came, min(decided_at) as first from deposits d
      where d.member_id = w.member_id and d.credited is not null
        and d.decided_at > w.applied_at - interval '7 days' and d.decided_at <= w.applied_at) paid
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as played from counted_bets b
      where b.member_id = w.member_id and b.settled_at >= paid.first and b.settled_at <= w.applied_at) played
    where w.applied_at > ${from} and w.applied_at <= ${to} and w.amount >= ${watch.passThroughFrom}
      and paid.came > 0 and w.amount * 2 >= paid.came
      and played.played * 100 < paid.came * ${watch.passThroughPlayed}
    order by w.applied_at limit ${MOST}`.execute(tx);
  return rows.map((row) => ({ pattern: 'PASS_THROUGH', ...passed(row, 'deposited'), ...nobody }));
};

function passed({ id, member_id, amount, at, came, played }: Passed, source: string) {
  return {
    ...{ key: String(id), memberId: member_id, amount, at },
    facts: {
      ...{ withdrawal: String(id), amount: moneyText(amount) },
      ...{ [source]: moneyText(came), played: moneyText(played) },
    },
  };
}

/** Sent by others, hardly played, and asked out: money that changed hands to leave. */
const chipDumping: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Passed & { senders: bigint[] }>`
    select w.id, w.member_id, w.amount, w.applied_at as at, sent.came, sent.senders, played.played
    from withdrawals w
    cross join lateral (
      select coalesce(sum(t.amount), 0)::bigint as came, min(t.at) as first,
        array_agg(distinct t.from_id) as senders from tree_transfers t
      where t.to_id = w.member_id and t.kind <> 'COLLECT'
        and t.at > w.applied_at - interval '7 days' and t.at <= w.applied_at) sent
    cross join lateral (
      select coalesce(sum(valid_bet), 0)::bigint as played from counted_bets b
      where b.member_id = w.member_id and b.settled_at >= sent.first and b.settled_at <= w.applied_at) played
    where w.applied_at > ${from} and w.applied_at <= ${to} and sent.came >= ${watch.dumpedFrom}
      and w.amount * 2 >= sent.came and played.played * 100 < sent.came * ${watch.passThroughPlayed}
    order by w.applied_at limit ${MOST}`.execute(tx);
  return rows.map((row) => ({
    ...{ pattern: 'CHIP_DUMPING', ...passed(row, 'received') },
    otherIds: row.senders.map(BigInt),
  }));
};

type Shared = { thing: string; members: bigint[]; at: Date };

/** One device behind several members. */
const sharedDevice: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Shared>`
    select all_uses.device as thing, max(all_uses.first_at) as at,
      array_agg(all_uses.member_id order by all_uses.first_at desc, all_uses.member_id desc) as members
    from device_uses all_uses
    where all_uses.device in (
      select device from device_uses where first_at > ${from} and first_at <= ${to})
    group by 1 having count(*) >= ${watch.sharedBy} limit ${MOST}`.execute(tx);
  return rows.map((row) => ({ pattern: 'SHARED_DEVICE', ...shared(row) }));
};

/** One payout account named by several members. */
const sharedAccount: Find = async (tx, watch, { from, to }) => {
  const { rows } = await sql<Shared>`
    select uses.account_lookup as thing, max(uses.first_at) as at,
      array_agg(uses.member_id order by uses.first_at desc, uses.member_id desc) as members
    from (
      select account_lookup, member_id, min(added_at) as first_at from payout_account_uses
      where account_lookup in (select account_lookup from payout_account_uses
        where added_at > ${from} and added_at <= ${to})
      group by 1, 2) uses
    group by 1 having count(*) >= ${watch.sharedBy} limit ${MOST}`.execute(tx);
  return rows.map((row) => ({ pattern: 'SHARED_ACCOUNT', ...shared(row) }));
};

function shared({ thing, members, at }: Shared) {
  const [newest, ...others] = members.map(BigInt);
  return {
    ...{ key: thing, memberId: newest!, otherIds: others, amount: 0n, at },
    facts: { members: String(members.length) },
  };
}

export const patterns: readonly Find[] = [
  ...[threshold, structuring, passThrough, chipDumping, sharedDevice, sharedAccount],
];
