import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
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
  bets: { play: sql`sum(bets)` },
  stake: { play: sql`sum(stake)` },
  validBet: { play: sql`sum(valid_bet)` },
  payout: { play: sql`sum(payout)` },
  ggr: { play: sql`sum(stake - payout)` },
  ngr: { play: sql`sum(stake - payout)`, money: { reasons: COSTS, of: 'amount' } },
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

/**
 * A house has more members than anybody reads: those with the largest first figure, and how many others
 * there are. Nothing where a report is not one of members, or names one, or orders by what is told otherwise.
 */
export async function largestMembers(
  db: Database,
  asked: Asked,
  { wanted, max }: { wanted: readonly Measure[]; max: number },
): Promise<{ ids: bigint[]; left: number } | undefined> {
  const rank = ranks[wanted[0]!];
  const isOfMembers = asked.rows.includes('member') && asked.rows.every(isOfPeople);
  const isOther = wanted.includes('registrations') || wanted.includes('firstDeposits');
  if (!rank || !isOfMembers || isOther || asked.filters.member !== undefined) return undefined;
  const figures = [
    sql`select s.member_id, ${rank.play ?? sql`0`} as figure
      from ${rowsOf(asked, 'member', memberPlay(asked))} group by 1`,
    ...(rank.money ? [moneyRanked(asked, rank.money)] : []),
  ];
  const { rows } = await sql<{ member_id: bigint; total: number }>`
    select member_id, count(*) over ()::int as total
    from (${sql.join(figures, sql` union all `)}) f
    group by 1 order by abs(sum(figure)) desc, 1 limit ${max}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { ids: rows.map((row) => row.member_id), left: total - rows.length };
}

/** What members got is what the house gave. */
function moneyRanked(
  asked: Asked,
  { reasons, of }: NonNullable<Ranked['money']>,
): RawBuilder<unknown> {
  const isMeant = sql`reason = any(${reasons}::text[])`;
  return sql`select s.member_id, -coalesce(sum(${sql.ref(of)}) filter (where ${isMeant}), 0) as figure
    from ${rowsOf(asked, 'memberMoney', memberMoney(asked))} group by 1`;
}
