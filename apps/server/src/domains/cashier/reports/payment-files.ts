import { type Span, wallClock } from '@baize/calendar';
import { moneyText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { sendCsv } from '../../../platform/files/send-csv.ts';
import type { House } from '../../../platform/house.ts';
import { readPeriod } from '../../../platform/lists/report-period.ts';
import { usernamesOf } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Deposit, Withdrawal } from '../tables.ts';
import { receivedOf } from '../withdrawals/withdrawal-rows.ts';

export type FileInput = {
  startDate?: number | undefined;
  endDate?: number | undefined;
  memberId?: number | bigint | undefined;
  /** All that an operator's list holds, unless days are named. */
  isList?: boolean;
};

/** As an operator's list is filtered. */
type DepositFilter = FileInput & {
  states?: readonly Deposit['state'][] | undefined;
  channel?: string | undefined;
  depositId?: string | undefined;
};
type WithdrawalFilter = FileInput & {
  states?: readonly Withdrawal['state'][] | undefined;
  withdrawId?: string | undefined;
};

const DEPOSIT_HEAD = [
  'deposit',
  'member',
  'username',
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
  input: DepositFilter,
): Promise<FastifyReply> {
  const row = (one: Deposit, username: string) => [
    String(one.id),
    String(one.member_id),
    username,
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
  return sendCsv(reply, 'deposits', DEPOSIT_HEAD, pages(house, read, row));
}

const WITHDRAWAL_HEAD = [
  'withdrawal',
  'member',
  'username',
  'bank',
  'account',
  'state',
  'amount',
  'fee',
  'received',
  'open',
  'refunded',
  'applied',
  'disbursed',
  'ended',
];

export function sendWithdrawals(
  house: House,
  reply: FastifyReply,
  input: WithdrawalFilter,
): Promise<FastifyReply> {
  const row = (one: Withdrawal, username: string) => [
    String(one.id),
    String(one.member_id),
    username,
    one.bank_code,
    one.account_shown,
    one.state,
    sum(one.amount),
    sum(one.fee),
    sum(receivedOf(one)),
    sum(one.remaining),
    sum(one.refunded),
    time(house, one.applied_at),
    time(house, one.disbursed_at),
    time(house, one.ended_at),
  ];
  const read = (after: bigint) => readWithdrawals(house, input, after);
  return sendCsv(reply, 'withdrawals', WITHDRAWAL_HEAD, pages(house, read, row));
}

const AT_ONCE = 1_000;

async function* pages<Row extends { id: bigint; member_id: bigint }>(
  house: House,
  read: (after: bigint) => Promise<Row[]>,
  cells: (row: Row, username: string) => string[],
): AsyncGenerator<string[]> {
  for (let after = 0n; ; ) {
    const rows = await read(after);
    const members = [...new Set(rows.map(({ member_id }) => member_id))];
    const names = await usernamesOf(house.db, members);
    for (const row of rows) yield cells(row, names.get(row.member_id) ?? '');
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

function readDeposits(house: House, input: DepositFilter, after: bigint): Promise<Deposit[]> {
  const { from, to } = periodOf(house, input);
  let query = house.reports
    .selectFrom('deposits')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE);
  if (input.memberId !== undefined) query = query.where('member_id', '=', BigInt(input.memberId));
  if (input.states) query = query.where('state', 'in', input.states);
  if (input.channel) query = query.where('channel', '=', input.channel);
  if (input.depositId) query = query.where('id', '=', BigInt(input.depositId));
  return query.execute();
}

function readWithdrawals(
  house: House,
  input: WithdrawalFilter,
  after: bigint,
): Promise<Withdrawal[]> {
  const { from, to } = periodOf(house, input);
  let query = house.reports
    .selectFrom('withdrawals')
    .selectAll()
    .where('applied_at', '>=', from)
    .where('applied_at', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE);
  if (input.memberId !== undefined) query = query.where('member_id', '=', BigInt(input.memberId));
  if (input.states) query = query.where('state', 'in', input.states);
  if (input.withdrawId) query = query.where('id', '=', BigInt(input.withdrawId));
  return query.execute();
}

/** Members take home a month at a time; what operators see in a list is in its file. */
function periodOf(house: House, input: FileInput): Span {
  if (!input.isList) return readPeriod(house, input);
  const to = input.endDate ?? house.clock.now().getTime() + 1;
  return { from: new Date(input.startDate ?? 0), to: new Date(to) };
}

const sum = (amount: bigint | null) => (amount === null ? '' : moneyText(amount));

/** By the platform's clock, as people there read it. */
export function time(house: House, at: Date | null): string {
  if (!at) return '';
  const local = wallClock(at, brandOf(house).timeZoneOffsetMinutes);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}
