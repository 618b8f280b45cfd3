import type { cashierReports as contract, Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/caller.ts';
import { sendCsv } from '../../../platform/files/send-csv.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY, showStatement } from '../../wallet/index.ts';
import { time } from './payment-files.ts';
import { showPersonalProfit } from './personal-profit.ts';

type StatementInput = Output<typeof contract.statementFile.input>;

const AT_ONCE = 999;

/** The account record, newest first, page after page by its own key. */
export function sendStatement(
  house: House,
  reply: FastifyReply,
  { memberId, language }: Caller,
  input: StatementInput,
): Promise<FastifyReply> {
  const owner = { memberId, currency: BRAND_CURRENCY, name: '', isReader: true };
  const until = input.endTime ?? house.clock.now().getTime() + 1;
  async function* rows() {
    for (let after: string | undefined; ; ) {
      const asked = { ...input, endTime: until, page: 1, size: AT_ONCE, after, language };
      const page = await showStatement(house, owner, asked);
      for (const row of page.list) {
        yield [
          row.txId,
          time(house, new Date(row.txTimeInTimestamp)),
          row.txTypeCode,
          row.txTypeName,
          row.orderNo,
          moneyText(row.amount),
          moneyText(row.currentAvailBalance),
          row.remark,
        ];
      }
      if (page.after === null) return;
      after = page.after;
    }
  }
  const head = ['id', 'time', 'type', 'name', 'order', 'amount', 'balance', 'remark'];
  return sendCsv(reply, 'transactions', head, rows());
}

const PROFIT = [
  'betCount',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'deposits',
  'withdrawals',
  'rebate',
  'promotion',
  'jackpot',
  'salary',
  'dividend',
  'profit',
] as const;

export async function sendProfit(
  house: House,
  reply: FastifyReply,
  memberId: bigint,
  input: Output<typeof contract.profitFile.input>,
): Promise<FastifyReply> {
  const { days } = await showPersonalProfit(house, memberId, input);
  async function* rows() {
    for (const day of days) {
      const cells = PROFIT.map((field) => {
        const value = day[field];
        return typeof value === 'bigint' ? moneyText(value) : String(value);
      });
      yield [day.day, ...cells];
    }
  }
  return sendCsv(reply, 'profit', ['day', ...PROFIT], rows());
}
