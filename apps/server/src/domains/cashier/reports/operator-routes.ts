import {
  cashierReportsOperator as contract,
  cashierDepositsOperator as deposits,
  cashierWithdrawalsOperator as withdrawals,
} from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { memberAsked } from '../whose.ts';
import { reportDailyCash } from './daily-cash.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';
import { countQueues } from './queue-counts.ts';

export function reportOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.queueCounts, () => countQueues(house));
  serve(app, contract.dailyCash, (period) => reportDailyCash(house, period));
  serve(app, deposits.depositsFile, async ({ queue, ...input }, _caller, { reply }) => {
    const memberId = await memberAsked(house, input);
    const states = queue && deposits.depositQueues[queue];
    return sendDeposits(house, reply, { ...input, memberId, states, isList: true });
  });
  serve(app, withdrawals.withdrawalsFile, async ({ queue, ...input }, _caller, { reply }) => {
    const memberId = await memberAsked(house, input);
    const states = queue && withdrawals.withdrawalQueues[queue];
    return sendWithdrawals(house, reply, { ...input, memberId, states, isList: true });
  });
}
