import {
  cashierReportsOperator as contract,
  cashierDepositsOperator as deposits,
  cashierWithdrawalsOperator as withdrawals,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { reportDailyCash } from './daily-cash.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';
import { countQueues } from './queue-counts.ts';

export function reportOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.queueCounts, () => countQueues(house));
  serve(app, contract.dailyCash, (period) => reportDailyCash(house, period));
  serve(app, deposits.depositsFile, (input, _caller, { reply }) =>
    sendDeposits(house, reply, input),
  );
  serve(app, withdrawals.withdrawalsFile, (input, _caller, { reply }) =>
    sendWithdrawals(house, reply, input),
  );
}
