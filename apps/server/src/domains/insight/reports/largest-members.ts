import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import { moneyGroups } from '../reasons.ts';
import { isOfPeople } from './dimensions.ts';
import { type Asked, memberMoney, memberPlay, rowsOf } from './sources.ts';

type Measure = contract.Measure;
type Ranked = {
  play?: RawBuilder<unknown>;
  money?: { reasons: readonly string[]; of: 'times' | 'amount' };
};

const amountOf = (group: keyof typeof moneyGroups): Ranked => ({
  money: { reasons: moneyGroups[group], of: 'amount' },
});

/** Every cost is what members got, and fees what they gave: with their signs they are one sum. */
const COSTS = (['bonuses', 'rebates', 'agentPay', 'jackpots', 'fees'] as const).flatMap(
  (group) => moneyGroups[group] as readonly string[],
);

/** By what members can be put in order before anything is read of them. */
const ranks: Partial<Record<Measure, Ranked>> = {
  bets: { play: sql`bets` },
  stake: { play: sql`stake` },
  validBet: { play: sql`valid_bet` },
  payout: { play: sql`payout` },
  ggr: { play: sql`stake - payout` },
  ngr: { play: sql`stake - payout`, money: { reasons: COSTS, of: 'amount' } },
  bonuses: amountOf('bonuses'),
  rebates: amountOf('rebates'),
  agentPay: amountOf('agentPay'),
  jackpots: amountOf('jackpots'),
  fees: amountOf('fees'),
  adjustments: amountOf('adjustments'),
  deposits: amountOf('deposits'),
  withdrawals: amountOf('withdrawals'),
  depositCount: { money: { reasons: moneyGroups.deposits, of: 'times' } },
  withdrawalCount: { money: { reasons: moneyGroups.withdrawals, of: 'times' } },
};

/** Whether a report is one of members, names none of them, and is ordered by what is kept of each. */
export function canRank({ rows, filters }: Asked, wanted: readonly Measure[]): boolean {
  const isOfMembers = rows.includes('member') && rows.every(isOfPeople);
  const isOther = wanted.includes('registrations') || wanted.includes('firstDeposits');
  return isOfMembers && !isOther && filters.member === undefined && wanted[0]! in ranks;
}

/**
 * A house has more members than anybody reads: those with the largest first figure, and how many others
 * there are.
 */
export async function largestMembers(
  db: Database,
  asked: Asked,
  { first, max }: { first: Measure; max: number },
): Promise<{ ids: bigint[]; left: number }> {
  const rank = ranks[first];
  if (!rank) throw new Error(`Members have no order by ${first}`);
  const figures = [
    sql`select s.member_id, ${rank.play ?? sql`0`} as figure
      from ${rowsOf(asked, 'member', memberPlay(asked))}`,
    ...(rank.money ? [moneyRanked(asked, rank.money)] : []),
  ];
  // Whole numbers are added up as such only for what is shown: for an order, floats are near enough.
  const { rows } = await inOnePass(db, (tx) =>
    sql<{ member_id: bigint; total: number }>`
      select member_id, count(*) over ()::int as total
      from (${sql.join(figures, sql` union all `)}) f
      group by 1 order by abs(sum(figure::float8)) desc, 1 limit ${max}`.execute(tx),
  );
  const total = rows[0]?.total ?? 0;
  return { ids: rows.map((row) => row.member_id), left: total - rows.length };
}

/**
 * Everybody is read, in spans that lie together: each page once and in its order is half the time of
 * row by row through an index, and of what several workers would have to put together again.
 */
function inOnePass<Answer>(db: Database, read: (tx: Transaction) => Promise<Answer>) {
  return begin(db, async (tx) => {
    await sql`set local enable_indexscan = off`.execute(tx);
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    return read(tx);
  });
}

/** What members got is what the house gave. */
function moneyRanked(
  asked: Asked,
  { reasons, of }: NonNullable<Ranked['money']>,
): RawBuilder<unknown> {
  const isMeant = sql`reason = any(${reasons}::text[])`;
  return sql`select s.member_id, case when ${isMeant} then -${sql.ref(of)} else 0 end as figure
    from ${rowsOf(asked, 'memberMoney', memberMoney(asked))}`;
}
