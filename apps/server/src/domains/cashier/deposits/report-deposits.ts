import type { cashierDeposits as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import type { Deposit, DepositState } from '../tables.ts';
import { methods } from './channels.ts';
import { titlesOfChosen } from './chosen-promotion.ts';

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
  { memberId, language }: Pick<Caller, 'memberId' | 'language'>,
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
  const titles = await titlesOfChosen(house, rows, language);
  const byHand = await channelsByHand(house);
  const list = rows.map((row) => ({
    ...toReportRow(row),
    promotionName: titles.get(row.promotion_id) ?? '',
    accelerationStatus: accelerationOf(row, byHand.has(row.channel)),
  }));
  return { list, footer: { amount: sum }, totalPages, totalCount: count };
}

/** Asked for by our own words or by the clients' numbers; nothing asked is everything. */
function statesFor(asked: string): DepositState[] | undefined {
  if (asked === '') return undefined;
  const states = Object.keys(numbers) as DepositState[];
  return states.filter((state) => state === asked || String(numbers[state]) === asked);
}

/** Channels without a gateway: people look for what was paid. */
async function channelsByHand({ db }: House): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('deposit_channels')
    .select('code')
    .where('gateway', 'is', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

type Acceleration = Answer['list'][number]['accelerationStatus'];

const decided: Partial<Record<DepositState, Acceleration>> = {
  SUCCESS: 'A',
  ADJUSTED_SUCCESS: 'A',
  FAILED: 'R',
};

/** What became of "I have paid"; what the desk entered by itself was never said by the member. */
function accelerationOf(row: Deposit, isByHand: boolean): Acceleration {
  if (row.paid_at === null || row.method === 'MANUAL') return 'NA';
  if (row.state !== 'CONFIRMING') return decided[row.state] ?? 'NA';
  return isByHand && row.proof_ids.length === 0 ? 'MA' : 'AC';
}

function toReportRow(row: Deposit) {
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
    promotionId: String(row.promotion_id ?? ''),
    refId: row.external_id ?? '',
    remark: row.remark,
    state: numbers[row.state],
    stateCode: row.state,
    depositSlip: row.proof_ids.length > 0 ? ('Y' as const) : ('N' as const),
  };
}
