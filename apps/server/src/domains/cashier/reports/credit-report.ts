import type { cashierReports as contract, Output } from '@baize/contract';
import { type Money, moneyText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { sendCsv } from '../../../platform/files/send-csv.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { type Reason, reasons } from '../../wallet/index.ts';
import { turnoverLeft } from '../turnover/turnover.ts';

type Answer = Output<typeof contract.creditReport.value>;
type Span = { from: Date; to: Date };

/** A leap year in full. */
const MAX_DAYS = 366;

/**
 * A member's standing, from the same rows as the account record: what was held, what came in and went
 * out by each group of reasons, and what is held now. The lines add up to the difference, to the unit.
 */
export async function showCreditReport(
  house: House,
  memberId: bigint,
  input: { startDate?: number | undefined; endDate?: number | undefined },
): Promise<Answer> {
  const span = readPeriod(house, input, { maxDays: MAX_DAYS });
  const [lines, opening, categories, receipts] = await Promise.all([
    readLines(house, memberId, span),
    balanceAt(house, memberId, span.from),
    readCategories(house, memberId, span),
    readReceipts(house, memberId, span),
  ]);
  return {
    from: span.from.getTime(),
    to: span.to.getTime(),
    opening,
    closing: lines.reduce((sum, line) => sum + line.in - line.out, opening),
    lines,
    categories,
    receipts,
    turnoverLeft: await turnoverLeft(house.db, memberId),
  };
}

type Row = { reason: Reason; count: number; came: Money; went: Money };

async function readLines(house: House, memberId: bigint, { from, to }: Span) {
  const { rows } = await sql<Row>`
    select reason, sum(times)::int as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as went
    from counted_moves where member_id = ${memberId} and purpose = 'cash'
      and at >= ${from} and at < ${to} group by reason`.execute(house.reports);
  const groups = new Map<string, Answer['lines'][number]>();
  for (const { reason, count, came, went } of rows) {
    const group = reasons[reason][1];
    const line = groups.get(group) ?? { group, count: 0, in: 0n, out: 0n };
    groups.set(group, {
      group,
      count: line.count + count,
      in: line.in + came,
      out: line.out + went,
    });
  }
  return [...groups.values()].sort((a, b) => (a.in + a.out < b.in + b.out ? 1 : -1));
}

/** What the wallet held just before an instant: all that came and went until then. */
async function balanceAt(house: House, memberId: bigint, at: Date): Promise<Money> {
  const { rows } = await sql<{ held: Money }>`
    select coalesce(sum(amount), 0)::bigint as held from counted_moves
    where member_id = ${memberId} and purpose = 'cash' and at < ${at}`.execute(house.reports);
  return rows[0]!.held;
}

async function readCategories(house: House, memberId: bigint, { from, to }: Span) {
  const { rows } = await sql<Answer['categories'][number]>`
    select category, sum(bets)::int as bets, sum(stake)::bigint as stake, sum(valid_bet)::bigint as "validBet",
      sum(payout)::bigint as payout
    from counted_plays where member_id = ${memberId} and settled_at >= ${from} and settled_at < ${to}
    group by category order by 3 desc`.execute(house.reports);
  return rows;
}

/** Withdrawals that were applied for in the period, by what became of them. */
async function readReceipts(house: House, memberId: bigint, { from, to }: Span) {
  const { rows } = await sql<Answer['receipts'][number]>`
    select state, count(*)::int as count, sum(amount)::bigint as amount,
      sum(amount - remaining - refunded)::bigint as received
    from withdrawals where member_id = ${memberId} and applied_at >= ${from} and applied_at < ${to}
    group by state order by 3 desc`.execute(house.reports);
  return rows;
}

/** What another domain has to say of a member's standing: a name, what is reached, and what is asked. */
export type CreditRows = (
  house: House,
  memberId: bigint,
) => Promise<readonly { part: string; name: string; reached: string; asked: string }[]>;

/** The same as a file: one line for each figure, by part. */
export async function sendCreditReport(
  house: House,
  reply: FastifyReply,
  memberId: bigint,
  input: Parameters<typeof showCreditReport>[2],
): Promise<FastifyReply> {
  const report = await showCreditReport(house, memberId, input);
  async function* rows() {
    yield ['balance', 'opening', '', moneyText(report.opening), '', ''];
    for (const line of report.lines) {
      yield ['money', line.group, String(line.count), moneyText(line.in), moneyText(line.out), ''];
    }
    yield ['balance', 'closing', '', moneyText(report.closing), '', ''];
    for (const { category, bets, stake, validBet, payout } of report.categories) {
      const sums = [moneyText(payout), moneyText(stake), moneyText(validBet)];
      yield ['bets', category, String(bets), ...sums];
    }
    for (const { state, count, amount, received } of report.receipts) {
      yield ['withdrawals', state, String(count), moneyText(received), moneyText(amount), ''];
    }
    yield ['turnover', 'left', '', moneyText(report.turnoverLeft), '', ''];
    for (const source of house.contributed('creditRows')) {
      for (const { part, name, reached, asked } of await source(house, memberId)) {
        yield [part, name, '', reached, asked, ''];
      }
    }
  }
  const head = ['part', 'name', 'count', 'in', 'out', 'validBet'];
  return sendCsv(reply, 'credit-report', head, rows());
}
