import type { Period } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import { reasonGroups } from './money-sums.ts';

export type Figures = {
  bets: bigint;
  stake: Money;
  validBet: Money;
  payout: Money;
  deposit: Money;
  withdrawal: Money;
  rebate: Money;
  promotion: Money;
  salary: Money;
  dividend: Money;
};

export const noFigures: Figures = {
  bets: 0n,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  deposit: 0n,
  withdrawal: 0n,
  rebate: 0n,
  promotion: 0n,
  salary: 0n,
  dividend: 0n,
};

/** A member's own result: what came back, less what was staked. */
export function netOf(sums: Figures): Money {
  const { payout, rebate, promotion, salary, dividend, stake } = sums;
  return payout + rebate + promotion + salary + dividend - stake;
}

export type FiguresAsk = {
  memberIds: readonly bigint[];
  period: Period;
  /** Their own, or those of them and everyone below them. */
  of: 'own' | 'team';
  category?: string | undefined;
};

/** The sums of each of some members over a period; who did nothing has none. */
export async function figuresOf(
  db: Database | Transaction,
  ask: FiguresAsk,
): Promise<Map<bigint, Figures>> {
  const found = new Map<bigint, Figures>(ask.memberIds.map((id) => [id, { ...noFigures }]));
  if (ask.memberIds.length === 0) return found;
  for (const row of await betRows(db, ask)) {
    const { member_id, ...sums } = row;
    Object.assign(found.get(member_id)!, sums);
  }
  if (ask.category) return found;
  for (const { member_id, reason, amount } of await moneyRows(db, ask)) {
    addMoney(found.get(member_id)!, reason, amount);
  }
  return found;
}

/** The own sums of someone and of everyone directly below them, all in one, under their id. */
export async function figuresTogether(
  db: Database | Transaction,
  ask: { uplineId: bigint; period: Period; category?: string | undefined },
): Promise<Map<bigint, Figures>> {
  const { uplineId, period, category } = ask;
  const sums = { ...noFigures };
  const theirs = sql`day between ${period.from} and ${period.to} and (member_id = ${uplineId}
    or member_id in (select id from team_members where upline_id = ${uplineId}))`;
  const bets = await sql<Pick<Figures, 'bets' | 'stake' | 'validBet' | 'payout'>>`
    select coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout
    from member_bets
    where ${theirs} and (${category ?? null}::text is null or category = ${category ?? null})`.execute(
    db,
  );
  Object.assign(sums, bets.rows[0]);
  if (!category) {
    const { rows } = await sql<{ reason: string; amount: bigint }>`
      select reason, sum(amount)::bigint as amount from member_money where ${theirs}
      group by 1`.execute(db);
    for (const { reason, amount } of rows) addMoney(sums, reason, amount);
  }
  return new Map([[uplineId, sums]]);
}

/** A withdrawal leaves the member, and is shown as what it is. */
export function addMoney(sums: Figures, reason: string, amount: Money): void {
  const group = groupOf(reason);
  if (group) sums[group] += group === 'withdrawal' && amount < 0n ? -amount : amount;
}

type Group = keyof typeof reasonGroups;

function groupOf(reason: string): Group | undefined {
  const groups = Object.entries(reasonGroups) as [Group, readonly string[]][];
  return groups.find(([, reasons]) => reasons.includes(reason))?.[0];
}

async function betRows(db: Database | Transaction, ask: FiguresAsk) {
  const { memberIds, period, of, category } = ask;
  return db
    .selectFrom(of === 'own' ? 'member_bets' : 'team_bets')
    .select('member_id')
    .select(sql<bigint>`sum(bets)::bigint`.as('bets'))
    .select(sql<bigint>`sum(stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(valid_bet)::bigint`.as('validBet'))
    .select(sql<bigint>`sum(payout)::bigint`.as('payout'))
    .where(someOf(memberIds))
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .$if(Boolean(category), (query) => query.where('category', '=', category!))
    .groupBy('member_id')
    .execute();
}

async function moneyRows(db: Database | Transaction, { memberIds, period, of }: FiguresAsk) {
  return db
    .selectFrom(of === 'own' ? 'member_money' : 'team_money')
    .select(['member_id', 'reason'])
    .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
    .where(someOf(memberIds))
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy(['member_id', 'reason'])
    .execute();
}

/** One parameter however many they are. */
function someOf(memberIds: readonly bigint[]) {
  return sql<boolean>`member_id = any(${memberIds.map(String)}::bigint[])`;
}

/**
 * How many of each leader's team bet at least so much in the period, the leader among them: of all
 * leaders at once, by the places everyone had then.
 */
export async function countActive(
  db: Database | Transaction,
  ask: { leaderIds: readonly bigint[]; period: Period; threshold: Money },
): Promise<Map<bigint, number>> {
  const { leaderIds, period, threshold } = ask;
  if (leaderIds.length === 0) return new Map();
  const { rows } = await sql<{ leader: bigint; count: number }>`
    with sums as materialized (
      select member_id, path, sum(valid_bet) as valid_bet from member_bets
      where day between ${period.from} and ${period.to} group by 1, 2
    ), active as (
      select leader::bigint as leader, member_id
      from sums, string_to_table(trim(both '/' from path), '/') leader
      where leader::bigint = any(${leaderIds.map(String)}::bigint[])
      group by 1, 2 having sum(valid_bet) >= ${threshold}
    ) select leader, count(*)::int as count from active group by 1`.execute(db);
  return new Map(rows.map(({ leader, count }) => [leader, count]));
}
