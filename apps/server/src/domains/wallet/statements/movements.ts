import type { walletOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { movementWords, nameOf, type Reason, reasonsOfType } from '../reasons.ts';

type Input = Output<typeof contract.memberMovements.input>;
type Value = Output<typeof contract.memberMovements.value>;

/** The movements of a member's main wallet as an operator reads them, in English, newest first. */
export async function listMovements(house: House, input: Input): Promise<Value> {
  const account = await house.reports
    .selectFrom('accounts')
    .select(['id', 'currency'])
    .where('member_id', '=', BigInt(input.memberId))
    .where('purpose', '=', 'cash')
    .executeTakeFirst();
  if (!account) return { list: [], after: null };
  const rows = await findRows(house, account.id, input);
  const list = rows.map((row) => ({
    id: String(row.id),
    name: movementWords(nameOf(row.reason as Reason, row), 'EN'),
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0n,
    currency: account.currency,
    betId: row.bet_id === null ? null : String(row.bet_id),
    at: row.at.getTime(),
  }));
  return trailOf(list, { rows, pageSize: input.pageSize, keyOf: ({ seq }) => String(seq) });
}

function findRows(house: House, accountId: bigint, input: Input) {
  const { group, from, to, after, pageSize } = input;
  let query = house.reports
    .selectFrom('transfers')
    .select(['id', 'seq', 'amount', 'balance_after', 'bet_id', 'at', 'reason', 'key'])
    .where('account_id', '=', accountId);
  if (from !== undefined || to !== undefined) {
    const period = readPeriod(house, { startDate: from, endDate: to });
    query = query.where('at', '>=', period.from).where('at', '<', period.to);
  }
  if (group) query = query.where('reason', 'in', reasonsOfType(group));
  if (after !== undefined) query = query.where('seq', '<', BigInt(after));
  return query.orderBy('seq', 'desc').limit(pageSize).execute();
}
