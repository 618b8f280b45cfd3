import type { walletOperator as contract, Output } from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { movementWords, nameOf, type Reason, reasonsOfType } from '../reasons.ts';
import { untilAway } from './archived-record.ts';

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
  const period = periodOf(house, input);
  const found = await findRows(house, account.id, { ...input, ...period });
  const { pageSize, after } = input;
  const asked = { accountId: account.id, ...period, before: after ? BigInt(after) : undefined };
  const { rows, goesOn } = await untilAway(house.reports, { rows: found, size: pageSize }, asked);
  const list = rows.map((row) => ({
    id: String(row.id),
    name: movementWords(nameOf(row.reason as Reason, row), 'EN'),
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0n,
    currency: account.currency,
    betId: row.bet_id === null ? null : String(row.bet_id),
    at: row.at.getTime(),
  }));
  return { list, after: goesOn ? String(rows.at(-1)!.seq) : null };
}

type Times = { from: Date | undefined; to: Date | undefined };

function periodOf(house: House, { from, to }: Input): Times {
  if (from === undefined && to === undefined) return { from, to };
  return readPeriod(house, { startDate: from, endDate: to });
}

function findRows(house: House, accountId: bigint, input: Omit<Input, 'from' | 'to'> & Times) {
  const { group, from, to, after, pageSize } = input;
  let query = house.reports
    .selectFrom('transfers')
    .select(['id', 'seq', 'amount', 'balance_after', 'bet_id', 'at', 'reason', 'key'])
    .where('account_id', '=', accountId);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (group) query = query.where('reason', 'in', reasonsOfType(group));
  if (after !== undefined) query = query.where('seq', '<', BigInt(after));
  return query.orderBy('seq', 'desc').limit(pageSize).execute();
}
