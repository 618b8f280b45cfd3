import { wallClock } from '@baize/calendar';
import { moneyText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { sendCsv } from '../../../platform/files/send-csv.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { brandOf } from '../../system/index.ts';
import type { Deposit, Withdrawal } from '../tables.ts';

export type FileInput = {
  startDate?: number | undefined;
  endDate?: number | undefined;
  memberId?: number | bigint | undefined;
};

const DEPOSIT_HEAD = [
  'deposit',
  'member',
  'method',
  'channel',
  'state',
  'asked',
  'received',
  'fee',
  'bonus',
  'credited',
  'reference',
  'created',
  'decided',
];

/** Deposits of a period, of one member or of all. */
export function sendDeposits(
  house: House,
  reply: FastifyReply,
  input: FileInput,
): Promise<FastifyReply> {
  const row = (one: Deposit) => [
    String(one.id),
    String(one.member_id),
    one.method,
    one.channel,
    one.state,
    sum(one.asked),
    sum(one.received),
    sum(one.fee),
    sum(one.bonus),
    sum(one.credited),
    maskCardNumbers(one.external_id ?? ''),
    time(house, one.created_at),
    time(house, one.decided_at),
  ];
  const read = (after: bigint) => readDeposits(house, input, after);
  return sendCsv(reply, 'deposits', DEPOSIT_HEAD, pages(read, row));
}

const WITHDRAWAL_HEAD = [
  'withdrawal',
  'member',
  'bank',
  'account',
  'state',
  'amount',
  'fee',
  'open',
  'refunded',
  'applied',
  'disbursed',
  'ended',
];

export function sendWithdrawals(
  house: House,
  reply: FastifyReply,
  input: FileInput,
): Promise<FastifyReply> {
  const row = (one: Withdrawal) => [
    String(one.id),
    String(one.member_id),
    one.bank_code,
    one.account_shown,
    one.state,
    sum(one.amount),
    sum(one.fee),
    sum(one.remaining),
    sum(one.refunded),
    time(house, one.applied_at),
    time(house, one.disbursed_at),
    time(house, one.ended_at),
  ];
  const read = (after: bigint) => readWithdrawals(house, input, after);
  return sendCsv(reply, 'withdrawals', WITHDRAWAL_HEAD, pages(read, row));
}

const AT_ONCE = 1_000;

async function* pages<Row extends { id: bigint }>(
  read: (after: bigint) => Promise<Row[]>,
  cells: (row: Row) => string[],
): AsyncGenerator<string[]> {
  for (let after = 0n; ; ) {
    const rows = await read(after);
    for (const row of rows) yield cells(row);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

function readDeposits(house: House, input: FileInput, after: bigint): Promise<Deposit[]> {
  const { from, to } = readPeriod(house, input);
  let query = house.reports
    .selectFrom('deposits')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE);
  if (input.memberId) query = query.where('member_id', '=', BigInt(input.memberId));
  return query.execute();
}

function readWithdrawals(house: House, input: FileInput, after: bigint): Promise<Withdrawal[]> {
  const { from, to } = readPeriod(house, input);
  let query = house.reports
    .selectFrom('withdrawals')
    .selectAll()
    .where('applied_at', '>=', from)
    .where('applied_at', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE);
  if (input.memberId) query = query.where('member_id', '=', BigInt(input.memberId));
  return query.execute();
}

const sum = (amount: bigint | null) => (amount === null ? '' : moneyText(amount));

/** By the platform's clock, as people there read it. */
export function time(house: House, at: Date | null): string {
  if (!at) return '';
  const local = wallClock(at, brandOf(house).timeZoneOffsetMinutes);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}
