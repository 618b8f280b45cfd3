import type { insightReportsOperator as contract } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { COSTS, moneyGroups } from '../reasons.ts';
import { isOfPeople } from './dimensions.ts';
import { type Asked, inOnePass, memberMoney, memberSums, rowsOf } from './sources.ts';

type Measure = contract.Measure;
type Ranked = {
  play?: RawBuilder<unknown>;
  money?: { reasons: readonly string[]; of: 'times' | 'amount' };
};

const amountOf = (group: keyof typeof moneyGroups): Ranked => ({
  money: { reasons: moneyGroups[group], of: 'amount' },
});

/** By what members can be put in order before anything is read of them. */
const ranks: Partial<Record<Measure, Ranked>> = {
  bets: { play: sql`bets` },
  stake: { play: sql`stake` },
  validBet: { play: sql`valid_bet` },
  payout: { play: sql`payout` },
  ggr: { play: sql`stake - payout` },
  costs: { play: sql`costs`, money: { reasons: COSTS, of: 'amount' } },
  ngr: { play: sql`stake - payout - costs` },
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

type Asking = { first: Measure; hasMoney: boolean; max: number };

/**
 * A house has more members than anybody reads: those with the largest first figure, and how many others
 * there are. Where money is wanted, whoever had some is among them, whether they played or not. Each half
 * of the members is put in order by itself, at the same time.
 */
export async function largestMembers(
  db: Database,
  asked: Asked,
  asking: Asking,
): Promise<{ ids: bigint[]; left: number }> {
  const { rows } = await sql<{ middle: bigint }>`
    select (coalesce(min(id) + max(id), 0) / 2)::bigint as middle from insight_members`.execute(db);
  const middle = rows[0]!.middle;
  const halves = await Promise.all(
    [sql`<= ${middle}`, sql`> ${middle}`].map((half) => largestAmong(db, asked, asking, half)),
  );
  const found = halves.flat().sort((one, other) => other.size - one.size);
  const total = halves.reduce((sum, [one]) => sum + (one?.total ?? 0), 0);
  const ids = found.slice(0, asking.max).map(({ id }) => id);
  return { ids, left: total - ids.length };
}

type Found = { id: bigint; size: number; total: number };

async function largestAmong(
  db: Database,
  asked: Asked,
  { first, hasMoney, max }: Asking,
  half: RawBuilder<unknown>,
): Promise<Found[]> {
  const rank = ranks[first];
  if (!rank) throw new Error(`Members have no order by ${first}`);
  const isMeant = hasMoney ? sql`` : sql`and (bets, stake, valid_bet, payout) <> (0, 0, 0, 0)`;
  const everyone = sql`select s.member_id, ${rank.play ?? sql`0`} as figure
    from ${rowsOf(asked, 'member', memberSums(asked, hasMoney))} and s.member_id ${half} ${isMeant}`;
  const paid = rank.money && sql`${moneyRanked(asked, rank.money)} and s.member_id ${half}`;
  const figures = asked.reasons ? [paid] : [everyone, ...(rank.play ? [] : [paid])];
  // Whole numbers are added up as such only for what is shown: for an order, floats are near enough.
  const { rows } = await inOnePass(db, (tx) =>
    sql<Found>`select member_id as id, abs(sum(figure::float8)) as size, count(*) over ()::int as total
      from (${sql.join(figures, sql` union all `)}) f
      group by 1 order by 2 desc, 1 limit ${max}`.execute(tx),
  );
  return rows;
}

/** What members got is what the house gave. */
function moneyRanked(
  asked: Asked,
  { reasons, of }: NonNullable<Ranked['money']>,
): RawBuilder<unknown> {
  return sql`select s.member_id, -${sql.ref(of)} as figure
    from ${rowsOf(asked, 'memberMoney', memberMoney(asked))} and reason = any(${reasons}::text[])`;
}
