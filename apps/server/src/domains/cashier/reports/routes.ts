import { cashierRebates, cashierReports } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { claimRebate } from '../rebates/claim-rebate.ts';
import { listRebates, showRebate } from '../rebates/list-rebates.ts';
import { keyOf } from '../request-key.ts';
import { sendProfit, sendStatement } from './member-files.ts';
import { sendDeposits, sendWithdrawals } from './payment-files.ts';
import { showPersonalProfit } from './personal-profit.ts';

export function reportRoutes(app: FastifyInstance, house: House): void {
  serve(app, cashierReports.personalProfit, (input, { memberId }) =>
    showPersonalProfit(house, memberId, input),
  );
  serve(app, cashierReports.profitFile, (input, { memberId }, { reply }) =>
    sendProfit(house, reply, memberId, input),
  );
  serve(app, cashierReports.statementFile, (input, { memberId }, { reply }) =>
    sendStatement(house, reply, memberId, input),
  );
  serve(app, cashierReports.depositsFile, (input, { memberId }, { reply }) =>
    sendDeposits(house, reply, { ...input, memberId }),
  );
  serve(app, cashierReports.withdrawalsFile, (input, { memberId }, { reply }) =>
    sendWithdrawals(house, reply, { ...input, memberId }),
  );
  serve(app, cashierRebates.rebate, (_input, { memberId }) => showRebate(house, memberId));
  serve(app, cashierRebates.claimRebate, ({ requestId }, { memberId }, { request }) =>
    claimRebate(house, { memberId, requestId: keyOf(request, requestId) }),
  );
  serve(app, cashierRebates.rebates, (input, { memberId }) => listRebates(house, memberId, input));
}
