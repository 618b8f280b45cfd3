import type { cashierDeposits as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import type { Deposit, DepositState } from '../tables.ts';
import { methods } from './channels.ts';

type Input = Output<typeof contract.depositReport.input>;
type Answer = Output<typeof contract.depositReport.value>;

const EMPTY: Answer = { list: [], footer: { amount: 0n }, totalPages: 0, totalCount: 0 };

/** The numbers by which clients know the states. */
const numbers: Record<DepositState, number> = {
  CREATED: 5,
  WAITING_PAYMENT: 5,
  CONFIRMING: 4,
  SUCCESS: 2,
  ADJUSTED_SUCCESS: 2,
  EXPIRED: 7,
  CANCELLED: 3,
  FAILED: 6,
};

export async function reportDeposits(
  house: House,
  memberId: bigint,
  input: Input,
): Promise<Answer> {
  const { from, to } = readPeriod(house, input);
  let query = house.db
    .selectFrom('deposits')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
  if (input.depositType) query = query.where('method', '=', input.depositType);
  const states = statesFor(input.depositState);
  if (states?.length === 0) return EMPTY;
  if (states) query = query.where('state', 'in', states);
  const { count, sum } = await query
    .select([sql<number>`count(*)::int`.as('count')])
    .select(sql<bigint>`coalesce(sum(credited), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  const totalPages = Math.ceil(count / input.size);
  return { list: rows.map(toReportRow), footer: { amount: sum }, totalPages, totalCount: count };
}

/** Asked for by our own words or by the clients' numbers; nothing asked is everything. */
function statesFor(asked: string): DepositState[] | undefined {
  if (asked === '') return undefined;
  const states = Object.keys(numbers) as DepositState[];
  return states.filter((state) => state === asked || String(numbers[state]) === asked);
}

function toReportRow(row: Deposit): Answer['list'][number] {
  return {
    depositId: String(row.id),
    depositMethod: methods[row.method] ?? row.method,
    methodCode: row.method,
    depositDate: row.created_at.getTime(),
    actualDepositDate: row.credited === null ? null : (row.decided_at?.getTime() ?? null),
    requestedAmount: row.asked,
    shownAmount: row.shown,
    amount: row.credited ?? 0n,
    reimbursementAmount: row.bonus,
    customerBankCharge: row.fee,
    promotionName: '',
    refId: row.external_id ?? '',
    remark: row.remark,
    state: numbers[row.state],
    stateCode: row.state,
    accelerationStatus: row.state === 'CONFIRMING' ? 'AC' : 'NA',
    depositSlip: row.proof_ids.length > 0 ? 'Y' : 'N',
  };
}
